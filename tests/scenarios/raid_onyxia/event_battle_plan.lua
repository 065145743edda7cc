return scenario "Battle Plan gives each opponent a card" {
  raiders = 2,
  cites = { "R201.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "battle_plan" } } }
    t:seat(1, { deck = { "crush", "crush" } })
    t:seat(2, { deck = { "crush", "crush" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:hand_count(1, 1)
    t:hand_count(2, 1)
    t:hand_count("boss", 0)
  end,
}
