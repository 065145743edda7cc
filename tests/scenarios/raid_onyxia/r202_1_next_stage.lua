return scenario "Fatal damage brings the next Onyxia, unhurt and as ready as the last" {
  cites = { "R202.1" },
  given = function(t)
    t:boss { boss = { "onyxia_1", damage = 17 }, hand = { "Head Slam" }, resources = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Head Slam", { pay = 3 })
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_play("boss", "onyxia_2")
    t:ready("onyxia_2")
    t:damage("onyxia_2", 0)
    t:health("onyxia_2", 30)
    t:winner("none")
  end,
}
