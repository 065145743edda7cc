return scenario "Halberd of Smiting finishes a wounded ally as it is taken up, then strikes" {
  cites = { "CR 703.1", "CR 303.2", "CR 712.7" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Halberd of Smiting" }, resources = 6 })
    t:boss { play = { { "Vanda Skydaughter", damage = 1 }, { "Morik", damage = 1 }, "Vesh'ral" } }
  end,
  play = function(t)
    t:plays(1, "Halberd of Smiting")
    t:everyone_passes()
    t:not_offered(1, "Vesh'ral", "")
    t:answers(1, "Vanda Skydaughter")
    t:everyone_passes()
    t:answers(1, "yes")
    t:in_graveyard("boss", "Vanda Skydaughter")
    t:ready_resources(1, 2)
    t:attacks(1, "Bulkas Wildhorn", "Onyxia")
    t:strikes(1, "Halberd of Smiting")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_play("boss", "Morik")
    t:damage("Onyxia", 4)
    t:told { "Bulkas Wildhorn deals 4 melee damage to Onyxia" }
    t:ready_resources(1, 0)
  end,
}
