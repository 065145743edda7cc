return scenario "Gouge outlasts the ready steps of others" {
  cites = { "CR 714.3", "CR 501.1a" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", hand = { "Gouge" }, resources = 1, deck = { "Shiv" } })
    t:seat(2, { deck = { "Shiv" } })
    t:boss { play = { "Tyrus Sheynathren" } }
  end,
  play = function(t)
    t:plays(1, "Gouge", { target = "Tyrus Sheynathren" })
    t:everyone_passes()
    t:ends_turn()
    t:is_turn(2)
    t:ends_turn()
    t:is_turn("boss")
  end,
  expect = function(t)
    t:exhausted("Tyrus Sheynathren")
  end,
}
