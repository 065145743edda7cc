return scenario "Growing Rage draws as many cards as the stage" {
  cites = { "R201.2" },
  given = function(t)
    t:boss {
      boss = "onyxia_2", decks = { event = { "growing_rage" } },
      deck = { "Crush", "Crush", "Crush", "Crush", "Crush" },
    }
    t:words { stage = 2 }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:hand_count("boss", 4)
  end,
}
