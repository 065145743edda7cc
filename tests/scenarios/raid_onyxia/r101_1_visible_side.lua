return scenario "Only the visible side of a Boss has its powers" {
  cites = { "R101.1" },
  given = function(t)
    t:boss { boss = "onyxia_2", resources = 4 }
    t:words { stage = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:uses("boss", "Onyxia")
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 4)
    t:cant("boss", "uses", "Onyxia")
  end,
}
