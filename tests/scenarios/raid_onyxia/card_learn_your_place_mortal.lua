return scenario "Learn Your Place, Mortal! fills the hand to ten" {
  cites = { "R100.4", "CR 713.2" },
  given = function(t)
    t:boss {
      hand = { "Learn Your Place, Mortal!", "Crush" }, resources = 3,
      deck = {
        "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush",
      },
    }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Learn Your Place, Mortal!")
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count("boss", 10)
    t:deck_count("boss", 1, "main")
  end,
}
