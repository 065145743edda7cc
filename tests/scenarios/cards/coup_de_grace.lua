return scenario "Coup de Grace destroys an ally, but one that is exhausted" {
  cites = { "CR 706.1", "CR 411.1", "CR 415.9d" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", resources = 4, hand = { "Coup de Grace", "Gouge" } })
    t:boss {
      boss = { "onyxias_lair/onyxia_1", exhausted = true },
      play = { "Vanda Skydaughter" } }
  end,
  play = function(t)
    t:cant(1, "plays", "Coup de Grace")        -- a Boss is exhausted, but no ally is
    t:plays(1, "Gouge", { target = "Vanda Skydaughter" })
    t:everyone_passes()
    t:cant(1, "plays", "Coup de Grace", { target = "Onyxia" })
    t:plays(1, "Coup de Grace", { target = "Vanda Skydaughter" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Vanda Skydaughter")
    t:ready_resources(1, 1)
  end,
}
