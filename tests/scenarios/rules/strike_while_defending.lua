return scenario "A hero that is attacked strikes back with a weapon" {
  cites = { "CR 303.2", "CR 602.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Krol Blade" }, resources = 1 })
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Onyxia", "Bulkas Wildhorn")
    t:strikes(1, "Krol Blade")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 3)
    t:damage("Bulkas Wildhorn", 1)
    t:ready("Bulkas Wildhorn")
    t:exhausted("Krol Blade")
  end,
}
