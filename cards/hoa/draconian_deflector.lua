return armor "Draconian Deflector" {
  number = 285, rarity = "uncommon",
  cost = 4, def = 4,
  tags = { "Off-Hand (1)", "Shield" },
  class = { "paladin", "shaman", "warrior" },
  text = "Your hero has Protector.",
  powers = {
    gives { to = your.hero, keyword = "Protector" },
  },
}
