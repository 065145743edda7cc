return scenario "A Krol Blade costs one for each blow" {
  cites = { "CR 303.2", "CR 303.2c" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Krol Blade" }, resources = 4,
      deck = { "Rend" } })
    t:boss { play = { "Taz'dingo" } }
  end,
  play = function(t)
    t:plays(1, "Krol Blade")
    t:everyone_passes()
    t:ready_resources(1, 1)
    t:attacks(1, "Bulkas Wildhorn", "Onyxia")
    t:strikes(1, "Krol Blade")
    t:to_end_of_combat()
    t:damage("Onyxia", 3)
    t:ready_resources(1, 0)
    t:ends_turn()
    t:attacks("boss", "Taz'dingo", "Bulkas Wildhorn")
    t:to_end_of_combat()                       -- blade and resources are exhausted still
  end,
  expect = function(t)
    t:damage("Taz'dingo", 0)
    t:damage("Bulkas Wildhorn", 2)
    t:has("Krol Blade", "One-Handed")
  end,
}
