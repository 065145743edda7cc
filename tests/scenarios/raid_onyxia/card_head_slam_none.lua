return scenario "Head Slam may cost no damage, and then deals none" {
  cites = { "CR 403.1" },
  given = function(t)
    t:boss { hand = { "Head Slam" }, resources = 2 }
    t:seat(1, { play = { "Onyxian Whelp" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Head Slam", { pay = 0 })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 0)
    t:in_play(1, "Onyxian Whelp")
  end,
}
