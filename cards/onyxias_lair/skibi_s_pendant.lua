return item "Skibi's Pendant" {
  number = 28, rarity = "rare",
  cost = 2,
  tags = { "Neck (1)" },
  class = { "druid", "hunter", "paladin", "rogue", "shaman", "warrior" },
  values = { less = 1 },
  text = "A light hand on the hilt: every strike with a weapon costs you {less} less.",
  powers = {
    gives { to = your.weapon, strike = plus(-value.less) },
  },
}
