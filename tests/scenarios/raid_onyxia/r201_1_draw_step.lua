return scenario "As the draw step starts the Boss player draws as many cards as the stage" {
  cites = { "R201.1", "CR 415.9f" },
  given = function(t)
    t:boss { boss = "onyxia_3", deck = { "Crush", "Thrash", "Devour", "Trample" } }
    t:words { stage = 3 }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:chain(0)
    t:in_hand("boss", "Crush")
    t:in_hand("boss", "Devour")
  end,
  expect = function(t)
    t:hand_count("boss", 3)
    t:deck_count("boss", 1, "main")
  end,
}
