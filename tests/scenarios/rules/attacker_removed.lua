return scenario "Without its attacker a combat deals nothing" {
  cites = { "CR 602.4", "CR 603.1", "CR 602.4a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Wazzuli Wildmender" }, hand = { "Fire Blast", "Fire Blast" },
      resources = 2 })
    t:boss { play = { "Onyxian Whelp" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Onyxian Whelp", "Wazzuli Wildmender")
    t:passes("boss")
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:plays(1, "Fire Blast", { target = "Onyxian Whelp" })
    t:everyone_passes()
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:chain(1)
    t:everyone_passes()                 -- 602.4a: finished first
    t:cant("boss", "attacks", "Onyxia", { reason = "outside combat" })
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Wazzuli Wildmender", 0)
    t:asked("boss")
  end,
}
