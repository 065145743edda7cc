return scenario "Between draw step and action phase the top event goes to the chain" {
  cites = { "R201.2", "R203.2a" },
  given = function(t)
    t:boss {
      hand = { "Flame Breath" }, resources = 2,
      decks = { event = { "wing_storm", "feeding_time" } },
    }
    t:seat(1, { play = { "Onyxian Whelp" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:chain(0)
    t:everyone_passes()
    t:chain(1)
    t:told { "Wing Storm" }
    t:cant("boss", "plays", "Flame Breath")
    t:ready("Onyxian Whelp")
    t:everyone_passes()
    t:exhausted("Onyxian Whelp")
    t:chain(0)
    t:cant("boss", "plays", "Flame Breath")
    t:everyone_passes()
    t:plays("boss", "Flame Breath")
    t:everyone_passes()
  end,
  expect = function(t)
    t:deck_count("boss", 1, "event")
    t:not_told { "Feeding Time" }
  end,
}
