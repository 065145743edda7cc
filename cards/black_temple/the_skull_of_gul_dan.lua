return item "The Skull of Gul'dan" {
  number = 5, rarity = "rare",
  cost = 2, tags = { "Trinket (2)" },
  class = { "druid", "mage", "paladin", "priest", "shaman", "warlock" },
  values = { less = 2 },
  text = "[Activate]: The next cost with (X) in it that you pay this turn is {less} less.",
  powers = {
    pays { cost = { exhaust = this }, cites = "R505:The Skull of Gul'dan", effect = function(me)
      local cards = your.card:in_zone("hand", "play", "resources", "graveyard")
      local costs_x = cards:with { x_cost = true }
      costs_x:gain { cost = plus(-me.less), use_cost = plus(-me.less), once = true,
        lasts = this_turn }
    end },
  },
  rulings = {
    "X stays as chosen: the cost as a whole is less, but not less than 0.",
    "It may be that of a card, a payment power or a quest: an actual (X) must stand in it.",
    "An X that is damage, or a number of cards that are removed, is no (X) in a cost.",
  },
}
