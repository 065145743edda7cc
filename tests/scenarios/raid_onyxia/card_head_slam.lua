return scenario "Head Slam deals to each opposing ally what was put on Onyxia" {
  given = function(t)
    t:boss { hand = { "Head Slam" }, resources = 2, play = { "Onyxian Whelp" } }
    t:seat(1, { hero = "Ta'zo", play = { "Onyxian Whelp", "Onyxian Whelp" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Head Slam", { pay = 4 })
    t:damage("Onyxia", 4)
    t:everyone_passes()
    t:told { "deals 4 melee damage to Onyxian Whelp", "deals 4 melee damage to Onyxian Whelp" }
  end,
  expect = function(t)
    t:count_in_play(1, "Onyxian Whelp", 0)
    t:count_in_play("boss", "Onyxian Whelp", 1)
    t:damage("Ta'zo", 0)
  end,
}
