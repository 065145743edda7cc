return scenario "Execute destroys an ally that bleeds" {
  cites = { "CR 706.1", "CR 415.9d" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Execute" }, resources = 2,
      play = { { "Kagra of the Crossroads", damage = 1 } } })
    t:boss { boss = { "onyxias_lair/onyxia_1", damage = 3 },
      play = { { "Guardian Steppestrider", damage = 1 }, "Taz'dingo" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "plays", "Execute", { target = "Taz'dingo" })
    t:cant(1, "plays", "Execute", { target = "Onyxia" })
    t:can(1, "plays", "Execute", { target = "Kagra of the Crossroads" })
    t:plays(1, "Execute", { target = "Guardian Steppestrider" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Guardian Steppestrider")
    t:in_play("boss", "Taz'dingo")
    t:ready_resources(1, 1)
  end,
}
