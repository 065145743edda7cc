return armor "Ornate Adamantium Breastplate" {
  number = 259, rarity = "uncommon",
  cost = 5, def = 6,
  tags = { "Chest (1)", "Plate" },
  class = { "paladin", "warrior" },
}
