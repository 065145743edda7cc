return ally "Moko Hunts-at-Dawn" {
  number = 252, rarity = "uncommon",
  cost = 6, atk = 5, damage = "ranged", health = 4,
  tags = { "Tauren", "Hunter" }, faction = "horde",
  keywords = { "Ferocity" },
  text = "Ferocity",
}
