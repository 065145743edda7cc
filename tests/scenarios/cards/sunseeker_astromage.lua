return scenario "An Astromage learns from the others of her name in your party, not from herself" {
  raid = "duel",
  cites = { "CR 703.1", "CR 200.2" },
  given = function(t)
    t:seat(1, { hero = "sob/lionar_the_blood_cursed", hand = { "Sudden Death", "Sudden Death", "Sudden Death", "Sudden Death" },
      resources = 8, play = { "Sunseeker Astromage", "Sunseeker Astromage", "Taz'dingo" }, deck = { "Rend", "Rend" } })
    t:seat(2, { play = { "Sunseeker Astromage" } })
  end,
  play = function(t)
    t:plays(1, "Sudden Death", { target = "Sunseeker Astromage@2" })
    t:everyone_passes()
    t:plays(1, "Sudden Death", { target = "Taz'dingo" })
    t:everyone_passes()
    t:deck_count(1, 2)
    t:plays(1, "Sudden Death", { target = { "Sunseeker Astromage@1", 1 } })
    t:everyone_passes()
    t:chain(1)                                              -- the other one's, once
    t:everyone_passes()
    t:deck_count(1, 1)
    t:plays(1, "Sudden Death", { target = "Sunseeker Astromage@1" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:chain(0)
    t:deck_count(1, 1)
    t:hand_count(1, 1)
  end,
}
