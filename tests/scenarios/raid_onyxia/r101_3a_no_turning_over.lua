return scenario "Opponents do not turn a Boss over" {
  cites = { "R101.3a" },
  given = function(t)
    t:boss { boss = "onyxia_2", resources = 2 }
    t:seat(1, { hero = "Zenith Shadowforce", resources = 2, deck = { "crush" } })
    t:words { stage = 2 }
  end,
  play = function(t)
    t:uses(1, "Zenith Shadowforce", { target = "Onyxia" })
    t:everyone_passes()
    t:ends_turn()
    t:uses("boss", "Onyxia")
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 2)
  end,
}
