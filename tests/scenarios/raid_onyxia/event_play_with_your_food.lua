return scenario "Play With Your Food shares the dice out among the heroes" {
  raiders = 2,
  cites = { "R201.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "play_with_your_food" } } }
    t:seat(1, { hero = "Ta'zo" })
    t:seat(2, { hero = "Bulkas Wildhorn" })
    t:dice { 2, 5 }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer("boss", "Bulkas Wildhorn", "2")
    t:will_answer("boss", "Ta'zo", "5")
    t:to_action_phase()
  end,
  expect = function(t)
    t:damage("Ta'zo", 5)
    t:damage("Bulkas Wildhorn", 2)
  end,
}
