return ally "Illidari Blood Lord" {
  number = 37, rarity = "common", cost = 2, atk = 2, damage = "melee", health = 1,
  tags = { "Blood Elf", "Paladin", "Traitor" }, requires = "traitor_hero",
  text = "",
}
