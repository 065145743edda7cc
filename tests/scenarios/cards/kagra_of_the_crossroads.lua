return scenario "An ally with Ferocity attacks in the turn in which it came" {
  cites = { "CR 601.2", "CR 302.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { { "Kagra of the Crossroads", new = true } } })
  end,
  play = function(t)
    t:attacks(1, "Kagra of the Crossroads", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 1)
    t:exhausted("Kagra of the Crossroads")
  end,
}
