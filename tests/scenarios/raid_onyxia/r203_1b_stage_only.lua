return scenario "What is for stage 2 only is played in stage 2 only" {
  cites = { "R203.1b" },
  given = function(t)
    t:boss {
      boss = { "onyxia_1", damage = 15 }, resources = 10,
      hand = { "Head Slam", "Deep Breath", "Bellowing Roar", "Brood of Onyxia", "Lava Cracks" },
    }
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "plays", "Deep Breath")
    t:cant("boss", "plays", "Brood of Onyxia")
    t:cant("boss", "plays", "Bellowing Roar")
    t:cant("boss", "plays", "Lava Cracks")
    t:plays("boss", "Head Slam", { pay = 5 })
    t:finishes_chain()
    t:cant("boss", "plays", "Bellowing Roar")
    t:plays("boss", "Brood of Onyxia")
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 10)
  end,
}
