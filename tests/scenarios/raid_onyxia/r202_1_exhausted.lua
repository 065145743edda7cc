return scenario "An exhausted Onyxia gives way to an exhausted one, on her front side" {
  cites = { "R202.1", "R203.1a" },
  given = function(t)
    t:boss {
      boss = { "onyxia_2", damage = 25, exhausted = true, back = true }, hand = { "Head Slam" },
      resources = 2,
    }
    t:words { stage = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Head Slam", { pay = 5 })
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_play("boss", "onyxia_3")
    t:exhausted("onyxia_3")
    t:health("onyxia_3", 50)
    t:word("stage", 3)
  end,
}
