return scenario "Taz'dingo shoots as he enters play" {
  cites = { "CR 703.1", "CR 706.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Taz'dingo" }, resources = 3 })
    t:boss { play = { "Onyxian Whelp" } }
  end,
  play = function(t)
    t:plays(1, "Taz'dingo")
    t:everyone_passes()
    t:answers(1, "Onyxian Whelp")
    t:in_play("boss", "Onyxian Whelp")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Taz'dingo")
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:told { "Taz'dingo deals 1 ranged damage to Onyxian Whelp" }
  end,
}
