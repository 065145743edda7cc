return scenario "Arcanite Reaper is dear to forge and free to swing" {
  cites = { "CR 303.2", "CR 303.2b" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Arcanite Reaper" }, resources = 7 })
  end,
  play = function(t)
    t:plays(1, "Arcanite Reaper")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:atk("Bulkas Wildhorn", 0)
    t:attacks(1, "Bulkas Wildhorn", "Onyxia")
    t:strikes(1, "Arcanite Reaper")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 5)
    t:exhausted("Arcanite Reaper")
    t:exhausted("Bulkas Wildhorn")
    t:has("Arcanite Reaper", "Two-Handed")
    t:told { "deals 5 melee damage to Onyxia" }
  end,
}
