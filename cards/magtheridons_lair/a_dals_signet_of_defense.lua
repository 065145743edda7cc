return item "A'dals Signet of Defense" {
  number = 8, rarity = "rare",
  cost = 1,
  tags = { "Ring (2)" },
  class = { "paladin", "warrior" },
  values = { guard = 3 },
  text = "[Activate]: Target armor has +{guard} DEF this turn.",
  powers = {
    pays { cost = { exhaust = this }, targets = { target("plate", any.armor, help) },
      effect = function(me, t) t.plate:gain { def = me.guard, lasts = this_turn } end },
  },
}
