return scenario "The Boss player wins once no raider is left" {
  cites = { "R100.2" },
  given = function(t)
    t:boss { boss = "onyxia_3", hand = { "Flame Breath" }, resources = 2 }
    t:seat(1, { hero = { "Ta'zo", damage = 24 } })
    t:words { stage = 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:everyone_passes()
  end,
  expect = function(t)
    t:lost(1)
    t:winner("boss")
  end,
}
