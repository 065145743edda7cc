return scenario "A Quick Strike is dealt in anybody's turn, for two" {
  cites = { "CR 305.2", "CR 405.1", "CR 706.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Quick Strike", "Quick Strike" },
      resources = 6 })
    t:boss { play = { "Taz'dingo" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Quick Strike", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 2)
    t:ready_resources(1, 3)
    t:passes("boss")
    t:plays(1, "Quick Strike", { target = "Taz'dingo" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 2)
    t:in_graveyard("boss", "Taz'dingo")
    t:ready_resources(1, 0)
    t:told { "Boris Brightbeard deals 2 melee damage to Onyxia" }
  end,
}
