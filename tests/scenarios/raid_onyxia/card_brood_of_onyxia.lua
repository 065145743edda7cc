return scenario "Brood of Onyxia hatches ten Whelps in stage 2" {
  cites = { "R203.3a" },
  given = function(t)
    t:boss { boss = "onyxia_2", hand = { "Brood of Onyxia" }, resources = 4 }
    t:words { stage = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Brood of Onyxia")
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 10)
  end,
}
