return armor "Onslaught Girdle" {
  number = 258, rarity = "rare",
  cost = 4, def = 2,
  tags = { "Waist (1)", "Plate" },
  class = { "paladin", "warrior" },
  values = { bonus = 1 },
  text = "Exhaust an armor of yours: guard is dropped for the onslaught, and your weapons have \z
    +{bonus} ATK this turn.",
  powers = {
    pays { cost = { exhaust = your.armor },
      effect = function(me) your.weapon:gain { atk = me.bonus, lasts = this_turn } end },
  },
}
