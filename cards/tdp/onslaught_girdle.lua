return armor "Onslaught Girdle" {
  number = 258, rarity = "rare",
  cost = 4, def = 2,
  tags = { "Waist (1)", "Plate" },
  class = { "paladin", "warrior" },
  values = { bonus = 1 },
  text = "Exhaust one of your armor: This turn, your weapons have +{bonus} ATK.",
  powers = {
    pays { cost = { exhaust = your.armor },
      effect = function(me) your.weapon:gain { atk = me.bonus, lasts = this_turn } end },
  },
}
