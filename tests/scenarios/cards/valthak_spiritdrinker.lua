return scenario "Valthak Spiritdrinker holds his hero in the world while he stands" {
  cites = { "CR 103.2", "CR 410.6a" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 24 }, hand = { "Valthak Spiritdrinker" },
      resources = 4, deck = { "Fire Blast" } })
    t:seat(2, { hero = { "tdp/bulkas_wildhorn", damage = 30 }, deck = { "Rend" } })
    t:boss { play = { "Taz'dingo", "Kagra of the Crossroads", "Tyrus Sheynathren" } }
  end,
  play = function(t)
    t:plays(1, "Valthak Spiritdrinker")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:ends_turn()
    t:ends_turn()
    t:attacks("boss", "Taz'dingo", "Ta'zo")
    t:to_end_of_combat()
    t:damage("Ta'zo", 26)                      -- fatal: he has 25 health
    t:in_play(1, "Ta'zo")
    t:attacks("boss", "Kagra of the Crossroads", "Bulkas Wildhorn")
    t:to_end_of_combat()
    t:lost(2)                                  -- Valthak holds no other hero
    t:attacks("boss", "Tyrus Sheynathren", "Valthak Spiritdrinker")
    t:to_end_of_combat()                       -- 3 of his 4, and 3 for Tyrus
    t:damage("Valthak Spiritdrinker", 3)
    t:damage("Tyrus Sheynathren", 3)
    t:winner("none")
    t:attacks("boss", "Onyxia", "Valthak Spiritdrinker")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:winner("boss")
    t:told { "deals 3 shadow damage to Tyrus" }
  end,
}
