return scenario "Defensive Stance takes one from each damage that the hero deals" {
  cites = { "CR 717.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Defensive Stance", "Krol Blade" },
      resources = 1 })
  end,
  play = function(t)
    t:attacks(1, "Bulkas Wildhorn", "Onyxia")
    t:strikes(1, "Krol Blade")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 2)
  end,
}
