return scenario "A trigger that finds no target ceases to exist (A18)" {
  cites = { "CR 708.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Sister Rot" }, resources = 5 })
  end,
  play = function(t)
    t:plays(1, "Sister Rot")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Sister Rot")
    t:chain(0)
    t:asked(1, "Your move")
  end,
}
