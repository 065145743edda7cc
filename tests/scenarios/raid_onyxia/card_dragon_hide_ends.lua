return scenario "Scales of Dragon Hide do not last into the next turn" {
  cites = { "CR 717.5" },
  given = function(t)
    t:boss { play = { "dragon_hide" } }
    t:seat(1, { play = { "roasted_flesh" }, deck = { "crush" } })
    t:turn("boss")
  end,
  play = function(t)
    t:uses("boss", "Dragon Hide")
    t:everyone_passes()
    t:ends_turn()
    t:uses(1, "Roasted Flesh", { target = "Onyxia" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Onyxia", 3)
  end,
}
