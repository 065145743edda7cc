return scenario "The Scimitar of the Nexus Stalkers is drawn in the middle of another's turn" {
  cites = { "CR 303.2", "CR 303.2b" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Scimitar of the Nexus Stalkers" },
      resources = 4 })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Scimitar of the Nexus Stalkers")
    t:everyone_passes()
    t:ready_resources(1, 2)
    t:attacks("boss", "Onyxia", "Bulkas Wildhorn")
    t:strikes(1, "Scimitar of the Nexus Stalkers")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 3)
    t:told { "Bulkas Wildhorn deals 3 melee damage to Onyxia" }
    t:ready_resources(1, 0)
    t:exhausted("Scimitar of the Nexus Stalkers")
  end,
}
