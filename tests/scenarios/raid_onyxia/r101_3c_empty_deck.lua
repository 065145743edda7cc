return scenario "The Boss player's empty deck is filled from its graveyard, and nobody loses" {
  cites = { "R101.3c" },
  given = function(t)
    t:boss { graveyard = { "Crush", "Thrash" } }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:told { "deck runs out" }
    t:hand_count("boss", 1)
    t:deck_count("boss", 1, "main")
    t:not_asked(1)
  end,
}
