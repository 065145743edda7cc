return scenario "Fuel for the Fire draws a card for each opposing hero" {
  raiders = 2,
  cites = { "R201.2" },
  given = function(t)
    t:boss {
      boss = "onyxia_1", decks = { event = { "fuel_for_the_fire" } },
      deck = { "Crush", "Crush", "Crush", "Crush" },
    }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:hand_count("boss", 3)
  end,
}
