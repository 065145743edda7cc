return scenario "The Boss player places no resource, not even in the action phase" {
  cites = { "R100.3" },
  given = function(t)
    t:boss { hand = { "Crush" } }
    t:seat(1, { hand = { "Crush" }, deck = { "Thrash" } })
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "places", "Crush")
    t:ends_turn()
    t:places(1, "Crush")
    t:everyone_passes()
  end,
  expect = function(t)
    t:resources("boss", 0)
    t:resources(1, 1)
  end,
}
