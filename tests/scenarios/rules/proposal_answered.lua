return scenario "A proposal whose defender is gone as it resolves brings no combat" {
  cites = { "CR 601.1", "CR 601.3" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Taz'dingo" }, hand = { "Fire Blast" },
      resources = 1 })
    t:boss { play = { "Onyxian Whelp" } }
  end,
  play = function(t)
    t:proposes(1, "Taz'dingo", "Onyxian Whelp")
    t:chain(1)
    t:plays(1, "Fire Blast", { target = "Onyxian Whelp" })
    t:chain(2)
    t:finishes_chain()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:not_told { "Taz'dingo attacks" }
    t:ready("Taz'dingo")
  end,
}
