return scenario "An ongoing power counts for who comes later" {
  cites = { "CR 704.1", "CR 710.1", "CR 710.1d" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Battle Shout" },
      hand = { "Kagra of the Crossroads" }, resources = 1 })
  end,
  play = function(t)
    t:plays(1, "Kagra of the Crossroads")
    t:everyone_passes()
    t:attacks(1, "Kagra of the Crossroads", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 2)
  end,
}
