return scenario "Shiv deals its damage as combat damage" {
  cites = { "CR 408.3b", "CR 408.3" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Shiv", "Shiv" },
      play = { "Devilsaur Leggings" } })
    t:boss { play = { "Vanda Skydaughter" } }
  end,
  play = function(t)
    t:plays(1, "Shiv", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 1)
    t:plays(1, "Shiv", { target = "Vanda Skydaughter" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Vanda Skydaughter")             -- by the Leggings, which ask for combat
    t:told { "deals 1 melee damage to Onyxia", "deals 1 melee damage to Vanda Skydaughter" }
  end,
}
