return scenario "Halberd of Smiting finishes a wounded ally as it is taken up, then strikes" {
  cites = { "CR 703.1", "CR 303.2", "CR 712.7" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Halberd of Smiting", "Waz'luk" },
      resources = 7, play = { { "Guardian Steppestrider", damage = 1 } } })
    t:boss { play = { { "Vanda Skydaughter", damage = 1 }, { "Morik", damage = 1 }, "Vesh'ral" } }
  end,
  play = function(t)
    t:plays(1, "Halberd of Smiting")
    t:everyone_passes()
    t:not_offered(1, "Vesh'ral", "")
    t:offers(1, "Guardian Steppestrider")
    t:answers(1, "Vanda Skydaughter")
    t:everyone_passes()
    t:answers(1, "yes")
    t:in_graveyard("boss", "Vanda Skydaughter")
    t:plays(1, "Waz'luk")                     -- only the halberd's own coming smites
    t:everyone_passes()
    t:answers(1, "Onyxia")
    t:everyone_passes()
    t:asked(1, "Your move")
    t:ready_resources(1, 2)
    t:attacks(1, "Bulkas Wildhorn", "Onyxia")
    t:strikes(1, "Halberd of Smiting")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_play("boss", "Morik")
    t:damage("Onyxia", 5)                     -- 1 of Waz'luk
    t:told { "Bulkas Wildhorn deals 4 melee damage to Onyxia" }
    t:ready_resources(1, 0)
  end,
}
