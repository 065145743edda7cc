return scenario "In stage 3 nothing of stage 2 can be played" {
  cites = { "R203.1b" },
  given = function(t)
    t:boss { boss = "onyxia_3", resources = 10, hand = { "Deep Breath", "Brood of Onyxia", "Bellowing Roar" } }
    t:words { stage = 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "plays", "Deep Breath")
    t:cant("boss", "plays", "Brood of Onyxia")
    t:plays("boss", "Bellowing Roar")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Bellowing Roar")
  end,
}
