return scenario "Checks that never end, with nobody to choose and nothing to trigger, are a draw" {
  cites = { "CR 803.5" },
  cards = {
    undying = ally "Undying" { cost = 1, atk = 0, damage = "melee", health = 2,
      text = "If this would be destroyed, put a scar counter on it instead.",
      powers = { instead.destroyed { of = this, effect = function(me) me:add_counters("scar", 1) end } } },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 2 fire damage to target ally.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t) me.hero:deal(2, "fire", t.prey) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" } })
    t:boss { play = { "Undying" } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Undying" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:winner("draw")
  end,
}
