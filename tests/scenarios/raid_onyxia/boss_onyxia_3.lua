return scenario "In stage 3 Onyxia turns over for 20 resources and no opposing hero survives" {
  raiders = 2,
  cites = { "R100.2" },
  given = function(t)
    t:boss { boss = "onyxia_3", resources = 20 }
    t:words { stage = 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:uses("boss", "Onyxia")
    t:everyone_passes()
  end,
  expect = function(t)
    t:lost(1)
    t:lost(2)
    t:winner("boss")
  end,
}
