return scenario "Hidden Reserves lets an opponent keep one revealed ally and bury the rest" {
  cites = { "R201.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "hidden_reserves" } } }
    t:seat(1, { deck = { "Tyrus Sheynathren", "Crush", "Thrash" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer(1, "Tyrus Sheynathren", "ally")
    t:to_action_phase()
  end,
  expect = function(t)
    t:in_hand(1, "Tyrus Sheynathren")
    t:deck_count(1, 2)
    t:told { "reveals Tyrus Sheynathren", "reveals Crush" }
  end,
}
