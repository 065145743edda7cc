return item "Skibi's Pendant" {
  number = 28, rarity = "rare",
  cost = 2,
  tags = { "Neck (1)" },
  class = { "druid", "hunter", "paladin", "rogue", "shaman", "warrior" },
  values = { less = 1 },
  text = "Your weapons have -{less} strike cost.",
  powers = {
    gives { to = your.weapon, strike = plus(-value.less) },
  },
}
