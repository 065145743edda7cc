return scenario "What is dealt beyond the health of one Onyxia does not hurt the next" {
  cites = { "R202.1", "R101.4" },
  given = function(t)
    t:boss { boss = { "onyxia_1", damage = 19 } }
    t:seat(1, { play = { "roasted_flesh" } })
  end,
  play = function(t)
    t:uses(1, "Roasted Flesh", { target = "Onyxia" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_play("boss", "onyxia_2")
    t:damage("onyxia_2", 0)
  end,
}
