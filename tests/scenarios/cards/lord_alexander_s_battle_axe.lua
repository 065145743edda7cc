return scenario "Lord Alexander's Battle Axe takes both hands, and strikes for nothing" {
  cites = { "CR 303.2", "CR 414.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 5, play = { "Draconian Deflector" },
      hand = { "Lord Alexander's Battle Axe" } })
  end,
  play = function(t)
    t:plays(1, "Lord Alexander's Battle Axe")
    t:ready_resources(1, 0)
    t:everyone_passes()
    t:answers(1, "Draconian Deflector")        -- one of the two goes
    t:attacks(1, "hero@1", "Onyxia")
    t:strikes(1, "Lord Alexander's Battle Axe")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 3)
    t:has("Lord Alexander's Battle Axe", "Two-Handed")
    t:told { "deals 3 melee damage to Onyxia" }
  end,
}
