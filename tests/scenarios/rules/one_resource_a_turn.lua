return scenario "One resource a turn, face down, over the chain" {
  cites = { "CR 412.1", "BA:Place" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Frostbolt", "Flamestrike", "Fire Blast" } })
  end,
  play = function(t)
    t:places(1, "Frostbolt")
    t:chain(1)
    t:resources(1, 0)
    t:everyone_passes()
    t:resources(1, 1)
    t:face_down("Frostbolt")
    t:cant(1, "places", "Flamestrike")
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 2)
    t:hand_count(1, 1)
  end,
}
