return scenario "Guardian Steelhorn protects the hero" {
  cites = { "CR 602.2", "CR 603.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Guardian Steelhorn" } })
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:protects(1, "Guardian Steelhorn")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 0)
    t:damage("Guardian Steelhorn", 1)
    t:damage("Onyxia", 3)
    t:exhausted("Guardian Steelhorn")
  end,
}
