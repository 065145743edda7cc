return ally "Crazy Igvand" {
  number = 180, rarity = "common",
  cost = 2, atk = 0, damage = "melee", health = 6,
  tags = { "Dwarf", "Warrior" }, faction = "alliance",
  keywords = { "Protector" },
  text = "Protector",
}
