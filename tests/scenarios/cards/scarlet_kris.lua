return scenario "Scarlet Kris strikes for nothing, and is one of one-handed melee weapons" {
  cites = { "CR 303.1", "CR 303.2", "CR 406.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Scarlet Kris" } })
    t:boss {}
  end,
  play = function(t)
    t:plays(1, "Scarlet Kris")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:attacks(1, "Timmo Shadestep", "Onyxia")
    t:strikes(1, "Scarlet Kris")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 1)
    t:exhausted("Scarlet Kris")
    t:has("Scarlet Kris", "Dagger")
    t:has("Scarlet Kris", "One-Handed")
  end,
}
