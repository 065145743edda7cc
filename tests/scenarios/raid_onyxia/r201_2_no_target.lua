return scenario "An event without a legal target does nothing and becomes a resource" {
  cites = { "R201.2", "R201.2a" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "burn_to_a_crisp" } }, resources = 3 }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:everyone_passes()
    t:chain(1)
    t:everyone_passes()
  end,
  expect = function(t)
    t:not_told { "deals" }
    t:graveyard_count("boss", 0, "event")
    t:resources("boss", 4)
    t:ready_resources("boss", 4)
  end,
}
