return scenario "The next Onyxia comes unhurt, with what was attached to the last" {
  cites = { "R101.4" },
  given = function(t)
    t:boss { boss = { "onyxia_1", damage = 15 }, hand = { "Head Slam" }, resources = 2 }
    t:seat(1, { play = { { "Corruption", attached_to = "Onyxia" } } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Head Slam", { pay = 5 })
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_play("boss", "onyxia_2")
    t:removed("boss", "onyxia_1")
    t:attached("Corruption", "onyxia_2")
    t:damage("onyxia_2", 0)
    t:not_told { "enters play" }
  end,
}
