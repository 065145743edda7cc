return scenario "Thrash is used up to ready Onyxia for a second attack" {
  cites = { "CR 403.1" },
  given = function(t)
    t:boss { play = { "thrash" } }
    t:seat(1, { hero = "Ta'zo" })
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:to_end_of_combat()
    t:uses("boss", "Thrash")
    t:in_graveyard("boss", "Thrash")
    t:everyone_passes()
    t:ready("Onyxia")
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 2)
  end,
}
