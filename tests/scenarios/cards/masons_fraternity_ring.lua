return scenario "The Masons Fraternity Ring helps a hero who attacks, and none who defends" {
  cites = { "CR 408.3c", "CR 704.1" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Masons Fraternity Ring" }, resources = 3,
      play = { "Kagra of the Crossroads" } })
    t:seat(2, { hero = "hoa/ta_zo", deck = { "Fire Blast" } })
    t:boss { play = { "Taz'dingo" } }
  end,
  play = function(t)
    t:plays(1, "Masons Fraternity Ring")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:atk("Bulkas Wildhorn", 0)
    t:attacks(1, "Bulkas Wildhorn", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 1)
    t:atk("Bulkas Wildhorn", 0)
    t:attacks(1, "Kagra of the Crossroads", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 2)                      -- her own 1, and no more
    t:ends_turn()
    t:attacks(2, "Ta'zo", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 2)                      -- the ring is not his
    t:ends_turn()
    t:attacks("boss", "Taz'dingo", "Bulkas Wildhorn")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Taz'dingo", 0)
    t:damage("Bulkas Wildhorn", 2)
  end,
}
