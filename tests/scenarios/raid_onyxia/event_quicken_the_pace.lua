return scenario "Quicken the Pace gives every player a resource" {
  raiders = 2,
  cites = { "R201.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "quicken_the_pace", "wing_storm" } } }
    t:seat(1, { deck = { "crush" } })
    t:seat(2, { deck = { "crush" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:resources("boss", 2)
    t:resources(1, 1)
    t:resources(2, 1)
    t:deck_count(1, 0)
  end,
}
