return scenario "Nobody places a resource in another's turn, nor in answer to a link" {
  cites = { "CR 412.1a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Frostbolt", "Fire Blast" }, resources = 1,
      deck = { "Counterspell" } })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "places", "Frostbolt")
    t:ends_turn()
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:cant(1, "places", "Frostbolt")
    t:everyone_passes()
    t:places(1, "Frostbolt")
    t:everyone_passes()
  end,
  expect = function(t)
    t:resources(1, 2)
  end,
}
