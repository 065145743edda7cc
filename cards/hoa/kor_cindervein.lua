return ally "Kor Cindervein" {
  number = 192, rarity = "common",
  cost = 3, atk = 3, damage = "melee", health = 3,
  tags = { "Dwarf", "Paladin" }, faction = "alliance",
}
