return scenario "The Event deck is not filled from the graveyard of the Main deck" {
  cites = { "R101.3c" },
  given = function(t)
    t:boss { graveyard = { "Crush", "Thrash" }, deck = { "Devour" } }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:deck_count("boss", 0, "event")
    t:in_graveyard("boss", "Crush")
    t:in_graveyard("boss", "Thrash")
  end,
}
