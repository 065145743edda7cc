return scenario "Nothing but fatal damage destroys a Boss" {
  cites = { "R101.3a" },
  given = function(t)
    t:boss { boss = "onyxia_2" }
    t:seat(1, { hero = "onyxias_lair/onyxia_1", resources = 10 })
    t:words { stage = 2 }
  end,
  play = function(t)
    t:uses(1, "onyxia_1", { target = "onyxia_2" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play("boss", "onyxia_2")
    t:word("stage", 2)
  end,
}
