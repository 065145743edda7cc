return ally "Coilskar General" {
  number = 34, rarity = "common", cost = 6, atk = 3, damage = "melee", health = 3,
  tags = { "Naga", "Warrior", "Traitor" }, requires = "traitor_hero",
  text = "",
}
