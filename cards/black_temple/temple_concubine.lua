return ally "Temple Concubine" {
  number = 42, rarity = "common", cost = 4, atk = 2, damage = "melee", health = 3,
  tags = { "Blood Elf", "Traitor" }, requires = "traitor_hero",
  text = "",
}
