return scenario "The last link added resolves first" {
  cites = { "CR 410.4", "CR 705.1", "BA:Effect", "CR 410.4a", "CR 709.1", "BA:Resolve", "BA:Chain", "CR 701.2" },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 24 }, play = { "Major Healing Potion" },
      resources = 1 })
    t:boss { hand = { "Flame Breath" }, resources = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:passes("boss")
    t:uses(1, "Major Healing Potion")
    t:chain(2)
    t:everyone_passes()
    t:chain(1)
    t:damage("Ta'zo", 19)
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ta'zo", 20)
    t:in_play(1, "Ta'zo")
  end,
}
