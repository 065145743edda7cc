return scenario "Chink in Her Armor lets the opponents destroy an ability of their choice" {
  raiders = 2,
  cites = { "R201.2", "CR 802.1" },
  given = function(t)
    t:boss {
      boss = "onyxia_1", decks = { event = { "chink_in_her_armor" } },
      play = { "dragon_hide", "trample" },
    }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer(1, "Trample")
    t:will_answer(2, "Trample")
    t:will_answer(1, "yes")
    t:will_answer(2, "yes")
    t:to_action_phase()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Trample")
    t:in_play("boss", "Dragon Hide")
  end,
}
