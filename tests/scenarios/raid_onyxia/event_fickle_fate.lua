return scenario "Fickle Fate brings another event, and both become resources" {
  cites = { "R201.2", "R201.2a" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "fickle_fate", "feeding_time" } } }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 2)
    t:resources("boss", 2)
    t:face_down("Fickle Fate")
    t:face_down("Feeding Time")
    t:told { "Fickle Fate resolves", "Feeding Time resolves" }
  end,
}
