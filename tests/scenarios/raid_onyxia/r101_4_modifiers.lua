return scenario "What was said of the last Onyxia holds for the next" {
  cites = { "R101.4" },
  given = function(t)
    t:boss {
      boss = { "onyxia_1", damage = 15 }, hand = { "Home Lair Advantage", "Head Slam" },
      resources = 3,
    }
    t:seat(1, { play = { "roasted_flesh" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Home Lair Advantage")
    t:everyone_passes()
    t:plays("boss", "Head Slam", { pay = 5 })
    t:in_play("boss", "onyxia_2")
    t:passes("boss")
    t:cant(1, "uses", "Roasted Flesh")
    t:finishes_chain()
  end,
  expect = function(t)
    t:word("stage", 2)
  end,
}
