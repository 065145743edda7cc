return scenario "Seize the Moment readies all cards of the player that the opponents choose" {
  raiders = 2,
  cites = { "R201.2", "CR 802.1" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "seize_the_moment" } } }
    t:seat(1, {
      hero = { "Ta'zo", exhausted = true }, play = { { "Onyxian Whelp", exhausted = true } },
    })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer(1, 1)
    t:will_answer(2, 1)
    t:to_action_phase()
  end,
  expect = function(t)
    t:ready("Ta'zo")
    t:ready("Onyxian Whelp@1")
  end,
}
