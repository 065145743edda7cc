return scenario "Second Wind fills every hand" {
  cites = { "R201.2" },
  given = function(t)
    t:boss {
      boss = "onyxia_1", decks = { event = { "second_wind" } },
      deck = { "crush", "crush" },
    }
    t:seat(1, {
      hand = { "crush", "crush", "crush", "crush", "crush" },
      deck = { "crush", "crush", "crush" },
    })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:hand_count(1, 7)
    t:hand_count("boss", 2)
  end,
}
