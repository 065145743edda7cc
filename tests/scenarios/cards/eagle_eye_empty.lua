return scenario "Eagle Eye over an empty deck sees nothing" {
  cites = { "CR 709.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Eagle Eye" }, resources = 2 })
  end,
  play = function(t)
    t:plays(1, "Eagle Eye")
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count(1, 0)
    t:in_graveyard(1, "Eagle Eye")
    t:asked(1, "Your move")
  end,
}
