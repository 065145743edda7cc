return scenario "Frost Trap, laid before anybody attacks, holds the Boss as well" {
  cites = { "CR 103.2", "CR 403.6" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Frost Trap" }, resources = 4 })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Frost Trap")
    t:everyone_passes()
    t:cant("boss", "attacks", "Onyxia")
  end,
  expect = function(t)
    t:ready("Onyxia")
    t:ready_resources(1, 0)
  end,
}
