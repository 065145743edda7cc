return scenario "An attacker whose defender is gone deals nothing and stays exhausted" {
  cites = { "CR 602.4", "CR 603.1", "CR 603.1b" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Taz'dingo" }, hand = { "Fire Blast" },
      resources = 1 })
    t:boss { play = { "Onyxian Whelp" } }
  end,
  play = function(t)
    t:attacks(1, "Taz'dingo", "Onyxian Whelp")
    t:plays(1, "Fire Blast", { target = "Onyxian Whelp" })
    t:finishes_chain()
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:not_told { "defends" }            -- 602.4: it is no defender any more
    t:damage("Taz'dingo", 0)
    t:exhausted("Taz'dingo")
    t:damage("Onyxia", 0)
  end,
}
