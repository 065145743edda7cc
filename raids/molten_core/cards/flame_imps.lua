return ally "Flame Imps" {
  number = 35, rarity = "uncommon", cost = 0, atk = 2, damage = "melee", health = 1,
  tags = { "Elemental", "Minion" },
}
