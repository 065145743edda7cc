return scenario "In Defensive Stance the hero protects" {
  cites = { "CR 602.2", "CR 704.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn",
      play = { "Defensive Stance", "Kagra of the Crossroads" } })
    t:turn("boss")
  end,
  play = function(t)
    t:has("Bulkas Wildhorn", "Protector")
    t:attacks("boss", "Onyxia", "Kagra of the Crossroads")
    t:protects(1, "Bulkas Wildhorn")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Kagra of the Crossroads", 0)
    t:damage("Bulkas Wildhorn", 0)
    t:exhausted("Bulkas Wildhorn")
  end,
}
