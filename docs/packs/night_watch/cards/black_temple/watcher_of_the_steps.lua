return ally "Watcher of the Steps" {
  number = 902, rarity = "heroic",
  cost = 4, atk = 3, damage = "melee", health = 4,
  tags = { "Fel Orc", "Warrior", "Traitor" }, requires = "traitor_hero",
  keywords = { "Protector" },
  text = "Protector",
}
