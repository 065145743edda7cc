return ally "Illidari Archon" {
  number = 36, rarity = "common", cost = 3, atk = 2, damage = "shadow", health = 4,
  tags = { "Blood Elf", "Priest", "Traitor" }, requires = "traitor_hero",
  text = "",
}
