return armor "Thundering Greathelm" {
  number = 7, rarity = "rare",
  cost = 4, def = 2,
  tags = { "Head (1)", "Plate" },
  class = { "paladin", "warrior" },
  values = { thunder = 1 },
  text = "When you play an ally card, this turn, your weapons have +{thunder} ATK.",
  powers = {
    when.played { whose = "your", of = any.ally:in_zone("chain"),
      effect = function(me) your.weapon:gain { atk = me.thunder, lasts = this_turn } end },
  },
}
