return scenario "Guardian Steelhorn can't attack" {
  cites = { "CR 103.2", "CR 601.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Guardian Steelhorn", "Kagra of the Crossroads" } })
  end,
  play = function(t)
    t:cant(1, "attacks", "Guardian Steelhorn")
    t:attacks(1, "Kagra of the Crossroads", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:ready("Guardian Steelhorn")
    t:damage("Onyxia", 1)
  end,
}
