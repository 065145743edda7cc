local skull = item "Skull" { cost = 2, tags = { "Trinket (2)" },
  text = "[Activate]: you pay 2 less the next time you pay a cost with X in it this turn.",
  powers = { pays { cost = { exhaust = this }, effect = function(me)
    (your.card:in_zone("hand", "play", "resources"):with { x_cost = true }):gain {
      cost = plus(-2), use_cost = plus(-2), once = true, lasts = this_turn }
  end } } }

return scenario "Two less for X: \"Chipper\" Ironbane pays two less, and takes along the same" {
  cites = { "CR 707.1e", "CR 201.3" },
  cards = { skull = skull },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", resources = 1,
      play = { "\"Chipper\" Ironbane", "Skull" } })
    t:boss { play = { "Krol Blade", "Tyrus Sheynathren" } }
  end,
  play = function(t)
    t:cant(1, "uses", "\"Chipper\" Ironbane")
    t:uses(1, "Skull")
    t:everyone_passes()
    t:uses(1, "\"Chipper\" Ironbane", { x = 3 })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Krol Blade")       -- X is 3, one is paid
    t:ready_resources(1, 0)
  end,
}
