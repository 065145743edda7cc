return scenario "An attachment goes with its host" {
  cites = { "CR 400.5", "CR 400.6", "CR 410.6c" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Intercept" }, resources = 1 })
    t:boss { play = { "Onyxian Whelp" } }
    t:seat(1, { play = { { "Rend", attached_to = "Onyxian Whelp" } } })
  end,
  play = function(t)
    t:attached("Rend", "Onyxian Whelp")
    t:plays(1, "Intercept", { target = "Onyxian Whelp" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Rend")
    t:count_in_play(1, "Rend", 0)
    t:told { "Onyxian Whelp is destroyed", "Rend is destroyed" }
  end,
}
