return scenario "A weapon that has struck is exhausted until it is readied" {
  cites = { "CR 303.2", "CR 411.1", "BA:Ready", "BA:Exhaust" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Krol Blade" }, resources = 2 })
    t:boss { play = { "Wazzuli Wildmender" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Onyxia", "Bulkas Wildhorn")
    t:strikes(1, "Krol Blade")
    t:to_end_of_combat()
    t:damage("Onyxia", 3)
    t:attacks("boss", "Wazzuli Wildmender", "Bulkas Wildhorn")
    t:cant(1, "strikes", "Krol Blade")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Wazzuli Wildmender", 0)
    t:ready_resources(1, 1)
  end,
}
