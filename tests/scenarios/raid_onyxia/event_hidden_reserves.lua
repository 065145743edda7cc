return {
  scenario "Hidden Reserves lets an opponent keep one revealed ally and bury the rest" {
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
  },
  scenario "Hidden Reserves: all have revealed before the first one chooses, and all have chosen before a card moves" {
    raiders = 2,
    cites = { "CR 802.1" },
    given = function(t)
      t:seat(1, { deck = { "Kor Cindervein", "Crush", "Fury" } })
      t:seat(2, { deck = { "Vesh'ral", "Thrash", "Fury" } })
      t:boss { boss = "onyxia_1", decks = { event = { "hidden_reserves" } } }
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:to_action_phase()
      t:asked(1, "Take an ally")
      t:told { "reveals Kor Cindervein", "reveals Vesh'ral" }
      t:answers(1, "Kor Cindervein")
      t:asked(2, "Take an ally")
      t:in_deck(1, "Kor Cindervein")
      t:answers(2, "Vesh'ral")
      t:to_action_phase()
    end,
    expect = function(t)
      t:in_hand(1, "Kor Cindervein")
      t:in_hand(2, "Vesh'ral")
      t:deck_count(1, 2)
      t:deck_count(2, 2)
    end,
  },
}
