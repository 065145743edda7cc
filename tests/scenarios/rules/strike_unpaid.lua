return scenario "Without its strike cost a weapon does not strike" {
  cites = { "CR 303.2", "CR 403.1", "BA:Cost" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Krol Blade" } })
  end,
  play = function(t)
    t:attacks(1, "Bulkas Wildhorn", "Onyxia")
    t:cant(1, "strikes", "Krol Blade")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 0)
    t:ready("Krol Blade")
    t:exhausted("Bulkas Wildhorn")
    t:not_told { "strikes" }
  end,
}
