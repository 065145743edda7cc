return scenario "In stage 2 Onyxia turns over for a Whelp for each resource, only on her turn" {
  cites = { "CR 701.1", "CR 603.1" },
  given = function(t)
    t:boss { boss = "onyxia_2", resources = 3 }
    t:seat(1, { deck = { "crush" } })
    t:words { stage = 2 }
    t:turn(1)
  end,
  play = function(t)
    t:passes(1)
    t:cant("boss", "uses", "Onyxia")
    t:ends_turn()
    t:uses("boss", "Onyxia")
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 3)
  end,
}
