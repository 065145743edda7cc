return scenario "Lava Cracks rolls for one character after the other" {
  cites = { "R203.1b" },
  given = function(t)
    t:boss { boss = "onyxia_3", hand = { "Lava Cracks" }, resources = 3 }
    t:seat(1, { hero = "Ta'zo", play = { "Onyxian Whelp" } })
    t:words { stage = 3 }
    t:dice { 2, 5 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Lava Cracks")
    t:everyone_passes()
    t:answers("boss", "Ta'zo")
    t:answers("boss", "Onyxian Whelp")
  end,
  expect = function(t)
    t:damage("Ta'zo", 2)
    t:count_in_play(1, "Onyxian Whelp", 0)
    t:told { "deals 2 fire damage to Ta'zo", "deals 5 fire damage to Onyxian Whelp" }
  end,
}
