return ally "Bonechewer Behemoth" {
  number = 31, rarity = "common", cost = 5, atk = 4, damage = "melee", health = 3,
  tags = { "Fel Orc", "Warrior", "Traitor" }, requires = "traitor_hero",
  text = "",
}
