return scenario "Behind the Draconian Deflector a hero steps in front of an ally" {
  cites = { "CR 602.2", "CR 717.2c", "BA:DEF" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Draconian Deflector" }, resources = 4,
      play = { "Kagra of the Crossroads" }, deck = { "Rend" } })
    t:boss { play = { "Vaerik Proudhoof" } }
  end,
  play = function(t)
    t:has("Bulkas Wildhorn", "Protector", false)
    t:plays(1, "Draconian Deflector")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:has("Bulkas Wildhorn", "Protector")
    t:has("Kagra of the Crossroads", "Protector", false)
    t:has("Onyxia", "Protector", false)
    t:ends_turn()
    t:attacks("boss", "Vaerik Proudhoof", "Kagra of the Crossroads")
    t:protects(1, "Bulkas Wildhorn")
    t:prevents(1, "Draconian Deflector")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Kagra of the Crossroads", 0)
    t:damage("Bulkas Wildhorn", 1)
    t:exhausted("Draconian Deflector")
    t:has("Draconian Deflector", "Shield")
  end,
}
