return item "Ring of Binding" {
  number = 26, rarity = "rare",
  cost = 2,
  tags = { "Ring (2)" },
  class = { "druid", "hunter", "mage", "paladin", "priest", "rogue", "shaman", "warlock",
    "warrior" },
  values = { toll = 1 },
  text = "Abilities in an opponent's hand cost {toll} more to play if they target your hero.",
  powers = {
    gives { to = opposing.ability:in_zone("hand"),
      cost = plus(value.toll * targeting(your.hero)), cites = "CR 707.1e" },
  },
}
