return ally "Kagra of the Crossroads" {
  number = 246, rarity = "common",
  cost = 1, atk = 1, damage = "ranged", health = 2,
  tags = { "Orc", "Hunter" }, faction = "horde",
  keywords = { "Ferocity" },
  text = "Ferocity",
}
