return scenario "What lasts this turn ends with the turn" {
  cites = { "CR 714.3", "CR 503.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Thunder Clap" }, resources = 4,
      deck = { "Rend" } })
    t:boss { play = { "Wazzuli Wildmender" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Thunder Clap")
    t:everyone_passes()
    t:atk("Wazzuli Wildmender", 2)
    t:attacks("boss", "Wazzuli Wildmender", "Bulkas Wildhorn")
    t:to_end_of_combat()
    t:damage("Bulkas Wildhorn", 2)
    t:ends_turn()
  end,
  expect = function(t)
    t:atk("Wazzuli Wildmender", 3)
    t:damage("Wazzuli Wildmender", 1)
  end,
}
