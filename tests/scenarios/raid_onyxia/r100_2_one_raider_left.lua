return scenario "The raid goes on while one raider is left" {
  raiders = 2,
  cites = { "R100.2", "CR 102.2" },
  given = function(t)
    t:boss { boss = "onyxia_3", hand = { "Flame Breath" }, resources = 2 }
    t:seat(1, { hero = { "Ta'zo", damage = 24 }, play = { "dragon_hide" } })
    t:seat(2, { hero = "Bulkas Wildhorn" })
    t:words { stage = 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:everyone_passes()
  end,
  expect = function(t)
    t:lost(1)
    t:count_in_play(1, "Dragon Hide", 0)
    t:asked("boss")
  end,
}
