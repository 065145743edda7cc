return scenario "Break in the Action gives every player a card" {
  cites = { "R201.2" },
  given = function(t)
    t:boss {
      boss = "onyxia_1", decks = { event = { "break_in_the_action" } },
      deck = { "Crush", "Crush" },
    }
    t:seat(1, { deck = { "crush", "crush" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:hand_count(1, 1)
    t:hand_count("boss", 2)
  end,
}
