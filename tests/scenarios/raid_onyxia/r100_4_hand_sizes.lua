return scenario "The Boss player keeps ten cards, a raider seven" {
  cites = { "R100.4", "CR 415.4" },
  given = function(t)
    t:boss {
      hand = {
        "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush", "Crush",
        "Crush",
      },
    }
    t:seat(1, {
      hand = { "Thrash", "Thrash", "Thrash", "Thrash", "Thrash", "Thrash", "Thrash" },
      deck = { "Thrash" },
    })
    t:turn("boss")
  end,
  play = function(t)
    t:will_answer("boss", "Crush", "discard")
    t:ends_turn()
    t:hand_count("boss", 10)
    t:hand_count(1, 8)
    t:will_answer(1, "Thrash", "discard")
    t:ends_turn()
  end,
  expect = function(t)
    t:hand_count(1, 7)
  end,
}
