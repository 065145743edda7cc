return scenario "Each of the Boss player's turns brings one event, in the order of the deck" {
  cites = { "R203.2a" },
  given = function(t)
    t:boss { decks = { event = { "battle_plan", "wing_storm", "growing_rage" } } }
    t:seat(1, { deck = { "crush", "crush", "crush", "crush" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
    t:resources("boss", 1)
    t:ends_turn()
    t:ends_turn()
  end,
  expect = function(t)
    t:resources("boss", 2)
    t:told { "Battle Plan resolves", "Wing Storm resolves" }
    t:not_told { "Growing Rage" }
  end,
}
