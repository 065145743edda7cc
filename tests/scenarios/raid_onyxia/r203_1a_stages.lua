return scenario "Each Onyxia that enters starts the next stage" {
  cites = { "R203.1a" },
  given = function(t)
    t:boss {
      boss = { "onyxia_1", damage = 15 }, hand = { "Head Slam", "Head Slam" }, resources = 2,
      deck = { "Crush", "Crush", "Crush" },
    }
    t:seat(1, { play = { "roasted_flesh", "roasted_flesh" } })
    t:turn("boss")
  end,
  play = function(t)
    t:word("stage", 1)
    t:plays("boss", "Head Slam", { pay = 5 })
    t:word("stage", 2)
    t:finishes_chain()
  end,
  expect = function(t)
    t:word("stage", 2)
    t:in_play("boss", "onyxia_2")
  end,
}
