return scenario "Torek's Assault pays only after an ally of yours has hurt an opposing hero" {
  cites = { "CR 702.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast" },
      play = { "Kagra of the Crossroads", "Scout Omerrta" }, deck = { "Fear", "Fear" },
      resources = { "Torek's Assault", { "Fear", down = true }, { "Fear", down = true } } })
    t:boss { play = { { "Vesh'ral", exhausted = true } } }
  end,
  play = function(t)
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:everyone_passes()
    t:cant(1, "completes", "Torek's Assault")           -- a hero did that
    t:attacks(1, "Kagra of the Crossroads", "Vesh'ral")
    t:to_end_of_combat()
    t:cant(1, "completes", "Torek's Assault")           -- to an ally
    t:attacks(1, "Scout Omerrta", "Onyxia")
    t:to_end_of_combat()
    t:completes(1, "Torek's Assault")
    t:everyone_passes()
  end,
  expect = function(t)
    t:hand_count(1, 1)
    t:deck_count(1, 1)
    t:ready_resources(1, 1)
    t:damage("Onyxia", 4)
  end,
}
