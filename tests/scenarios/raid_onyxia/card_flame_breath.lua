return scenario "Flame Breath deals the stage to every opposing character" {
  cites = { "R203.1a" },
  given = function(t)
    t:boss { boss = "onyxia_3", hand = { "Flame Breath" }, resources = 2 }
    t:seat(1, { hero = "Ta'zo", play = { "Onyxian Whelp" } })
    t:words { stage = 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ta'zo", 3)
    t:count_in_play(1, "Onyxian Whelp", 0)
    t:damage("Onyxia", 0)
  end,
}
