return ally "Bonechewer Shield Disciple" {
  number = 32, rarity = "common", cost = 4, atk = 2, damage = "melee", health = 6,
  tags = { "Fel Orc", "Warrior", "Traitor" }, requires = "traitor_hero",
  keywords = "Protector",
  text = "Protector",
}
