return scenario "World in Flames doubles the hero's fire and no frost" {
  cites = { "CR 716.1", "CR 717.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast", "Frostbolt" }, resources = 4,
      play = { "World in Flames" } })
  end,
  play = function(t)
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 4)
    t:plays(1, "Frostbolt", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 7)
  end,
}
