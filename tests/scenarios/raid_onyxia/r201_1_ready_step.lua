return scenario "The Boss player's turn begins with a ready step, then comes the draw step" {
  cites = { "R201.1", "CR 501.1" },
  given = function(t)
    t:boss { boss = { "onyxia_1", exhausted = true }, deck = { "Crush", "Crush" } }
    t:turn("boss", "ready")
  end,
  play = function(t)
    t:ready("Onyxia")
    t:hand_count("boss", 0)
    t:everyone_passes()
    t:hand_count("boss", 1)
  end,
  expect = function(t)
    t:ready("Onyxia")
  end,
}
