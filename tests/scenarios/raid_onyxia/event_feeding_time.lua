return scenario "Feeding Time hatches two Whelps for each stage" {
  cites = { "R201.2", "R203.3a" },
  given = function(t)
    t:boss { boss = "onyxia_3", decks = { event = { "feeding_time" } } }
    t:words { stage = 3 }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 6)
  end,
}
