return scenario "Flamestrike burns all opposing characters and no friend" {
  cites = { "CR 405.4", "CR 410.6a", "BA:Health" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Flamestrike" }, resources = 7,
      play = { "Guardian Steelhorn" } })
    t:seat(2, { hero = "tdp/bulkas_wildhorn" })
    t:boss { play = { "Onyxian Whelp", "Onyxian Whelp", "Wazzuli Wildmender" } }
  end,
  play = function(t)
    t:plays(1, "Flamestrike")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 3)
    t:damage("Wazzuli Wildmender", 3)
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:damage("Guardian Steelhorn", 0)
    t:damage("Ta'zo", 0)
    t:damage("Bulkas Wildhorn", 0)
  end,
}
