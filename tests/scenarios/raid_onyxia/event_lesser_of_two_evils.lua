return scenario "Lesser of Two Evils gives the card that the opponents choose together" {
  raiders = 2,
  cites = { "R201.2", "CR 802.1" },
  given = function(t)
    t:boss {
      boss = "onyxia_1", decks = { event = { "lesser_of_two_evils" } },
      deck = { "Thrash", "Crush", "Burninate", "Devour" },
    }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer(1, "Crush")
    t:will_answer(2, "Crush")
    t:to_action_phase()
  end,
  expect = function(t)
    t:in_hand("boss", "Crush")
    t:in_deck("boss", "Burninate")
    t:told { "reveals Crush", "reveals Burninate" }
    t:not_told { "reveals Devour" }
  end,
}
