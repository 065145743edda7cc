return scenario "Morik attacks at once, and every player draws, friend and foe" {
  cites = { "CR 703.1", "KW Ferocity" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Morik" }, resources = 3,
      play = { "Scout Omerrta" }, deck = { "Rend", "Rend" } })
    t:seat(2, { deck = { "Fire Blast", "Fire Blast" } })
    t:boss { deck = { "Crush", "Crush" } }
  end,
  play = function(t)
    t:plays(1, "Morik")
    t:everyone_passes()
    t:attacks(1, "Scout Omerrta", "Onyxia")
    t:to_end_of_combat()
    t:hand_count(1, 0)                        -- she brings no word
    t:attacks(1, "Morik", "Onyxia")
    t:finishes_chain()
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:hand_count(1, 1)
    t:hand_count(2, 1)
    t:hand_count("boss", 1)
    t:damage("Onyxia", 4)
    t:told { "Morik deals 2 frost damage to Onyxia" }
  end,
}
