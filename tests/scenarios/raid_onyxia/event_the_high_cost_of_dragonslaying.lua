return scenario "The High Cost of Dragonslaying may destroy target equipment" {
  cites = { "R201.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "the_high_cost_of_dragonslaying" } } }
    t:seat(1, { play = { "Krol Blade" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer("boss", "Krol Blade", "target")
    t:will_answer("boss", "yes")
    t:to_action_phase()
  end,
  expect = function(t)
    t:in_graveyard(1, "Krol Blade")
  end,
}
