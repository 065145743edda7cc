return scenario "An Event phase without a card in the Event deck is only a priority window" {
  cites = { "R201.2", "R101.3c" },
  given = function(t)
    t:boss { deck = { "Crush" }, graveyard = { "Thrash" } }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:everyone_passes()
    t:chain(0)
    t:asked("boss")
    t:everyone_passes()
  end,
  expect = function(t)
    t:deck_count("boss", 0, "event")
    t:resources("boss", 0)
  end,
}
