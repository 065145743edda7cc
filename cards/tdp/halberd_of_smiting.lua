return weapon "Halberd of Smiting" {
  number = 275, rarity = "uncommon",
  cost = 4, atk = 4, damage = "melee", strike = 2,
  tags = { "Two-Handed", "Melee (1)", "Polearm" },
  class = { "hunter", "paladin", "warrior" },
  text = "When this enters play, you may destroy target damaged ally.",
  powers = {
    when.enters_play { of = this, may = "destroy",
      targets = { target("victim", any.ally:with { damaged = true }, harm) },
      effect = function(me, event, t) t.victim:destroy() end },
  },
}
