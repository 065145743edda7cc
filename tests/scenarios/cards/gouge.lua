return scenario "Gouge exhausts a character through its controller's next ready step" {
  cites = { "CR 411.1", "CR 714.3", "CR 501.1a" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", hand = { "Gouge", "Gouge" }, resources = 2,
      deck = { "Shiv", "Shiv" } })
    t:boss { play = { "Tyrus Sheynathren", { "Vanda Skydaughter", exhausted = true } } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Gouge", { target = "Tyrus Sheynathren" })
    t:everyone_passes()
    t:exhausted("Tyrus Sheynathren")
    t:passes("boss")
    t:plays(1, "Gouge", { target = "Onyxia" })
    t:everyone_passes()
    t:cant("boss", "attacks", "Tyrus Sheynathren")
    t:cant("boss", "attacks", "Onyxia")
    t:ends_turn()
    t:ends_turn()
    t:is_turn("boss")
    t:exhausted("Tyrus Sheynathren")
    t:exhausted("Onyxia")
    t:ready("Vanda Skydaughter")
    t:ends_turn()
    t:ends_turn()
  end,
  expect = function(t)
    t:is_turn("boss")
    t:ready("Tyrus Sheynathren")
    t:ready("Onyxia")
  end,
}
