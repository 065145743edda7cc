return item "Ring of Binding" {
  number = 26, rarity = "rare",
  cost = 2,
  tags = { "Ring (2)" },
  class = { "druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock",
    "warrior" },
  values = { toll = 1 },
  text = "Whoever means harm must force the knot: abilities that target your hero cost your \z
    opponents {toll} more to play.",
  powers = {
    gives { to = opposing.ability:in_zone("hand"),
      cost = plus(value.toll * targeting(your.hero)), cites = "CR 707.1e" },
  },
}
