return scenario "An event that has resolved is a ready face-down resource" {
  cites = { "R201.2a" },
  given = function(t)
    t:boss { hand = { "Crush" }, decks = { event = { "battle_plan" } } }
    t:seat(1, { play = { "Onyxian Whelp" }, deck = { "thrash" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:everyone_passes()
    t:resources("boss", 0)
    t:everyone_passes()
    t:resources("boss", 1)
    t:face_down("Battle Plan")
    t:ready("Battle Plan")
    t:plays("boss", "Crush", { target = "Onyxian Whelp" })
    t:exhausted("Battle Plan")
    t:everyone_passes()
    t:to_action_phase()
  end,
  expect = function(t)
    t:count_in_play(1, "Onyxian Whelp", 0)
  end,
}
