return ally "Lava Annihilator" {
  number = 36, rarity = "uncommon", cost = 0, atk = 1, damage = "melee", health = 3,
  tags = { "Elemental", "Minion" },
  text = "When this enters play, you may destroy target ally.",
  powers = {
    when.enters_play { of = this, may = "destroy", targets = { target("victim", any.ally, harm) },
      effect = function(me, event, t) t.victim:destroy() end },
  },
}
