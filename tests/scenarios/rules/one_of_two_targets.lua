return scenario "With one of two targets gone, the rest is done" {
  cites = { "CR 709.2c" },
  cards = {
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 3 },
    fork = ability "Fork" { cost = 0, text = "Your hero deals 2 fire damage to each of two target allies.",
      targets = { target("prey", any.ally, harm, { count = 2 }) },
      play = function(me, t) me.hero:deal(2, "fire", t.prey) end },
    flee = ability "Flee" { cost = 0, instant = true, text = "Put target ally into its owner's hand.",
      targets = { target("ally", any.ally, help) }, play = function(me, t) t.ally:to_hand() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Fork", "Flee" } })
    t:boss { play = { "Ox", "Imp" } }
  end,
  play = function(t)
    t:plays(1, "Fork", { targets = { { "Ox", "Imp" } } })
    t:plays(1, "Flee", { target = "Imp" })
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand("boss", "Imp")
    t:damage("Ox", 2)
  end,
}
