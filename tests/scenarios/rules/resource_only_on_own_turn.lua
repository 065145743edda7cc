return scenario "A resource is placed in its player's own turn only, and again in the next" {
  cites = { "CR 412.1", "CR 412.1a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Frostbolt", "Flamestrike" },
      deck = { "Fire Blast" } })
  end,
  play = function(t)
    t:places(1, "Frostbolt")
    t:everyone_passes()
    t:ends_turn()
    t:passes("boss")
    t:cant(1, "places", "Flamestrike")
    t:ends_turn()
    t:places(1, "Flamestrike")
    t:everyone_passes()
  end,
  expect = function(t)
    t:resources(1, 2)
  end,
}
