return armor "Golem Skull Helm" {
  number = 290, rarity = "uncommon",
  cost = 3, def = 3,
  tags = { "Head (1)", "Plate" },
  class = { "paladin", "warrior" },
}
