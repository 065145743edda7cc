return scenario "A Stalwart Protector comes in time for an attack that was proposed" {
  cites = { "CR 602.2", "CR 601.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Stalwart Protector" }, resources = 1,
      play = { "Kagra of the Crossroads" } })
    t:turn("boss")
  end,
  play = function(t)
    t:proposes("boss", "Onyxia", "Kagra of the Crossroads")
    t:passes("boss")
    t:plays(1, "Stalwart Protector")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:has("Bulkas Wildhorn", "Protector")
    t:has("Kagra of the Crossroads", "Protector", false)
    t:has("Onyxia", "Protector", false)
    t:everyone_passes()                        -- now the proposal resolves
    t:protects(1, "Bulkas Wildhorn")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Kagra of the Crossroads", 0)
    t:damage("Bulkas Wildhorn", 1)
    t:in_play(1, "Stalwart Protector")
  end,
}
