return scenario "Broken Ranks may send as many allies home as the stage" {
  cites = { "R201.2", "CR 706.1" },
  given = function(t)
    t:boss { boss = "onyxia_2", decks = { event = { "broken_ranks" } } }
    t:seat(1, { play = { "Tyrus Sheynathren", "Onyxian Whelp", "Onyxian Whelp" } })
    t:words { stage = 2 }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer("boss", { "Tyrus Sheynathren", "Onyxian Whelp" }, "target")
    t:will_answer("boss", "yes", "hands")
    t:to_action_phase()
  end,
  expect = function(t)
    t:in_hand(1, "Tyrus Sheynathren")
    t:count_in_play(1, "Onyxian Whelp", 1)
  end,
}
