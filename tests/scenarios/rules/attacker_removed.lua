return scenario "Without its attacker a combat deals nothing" {
  cites = { "CR 602.4", "CR 603.1", "CR 602.4a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Wazzuli Wildmender" }, hand = { "Fire Blast" },
      resources = 1 })
    t:boss { play = { "Onyxian Whelp" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Onyxian Whelp", "Wazzuli Wildmender")
    t:passes("boss")
    t:plays(1, "Fire Blast", { target = "Onyxian Whelp" })
    t:finishes_chain()
    t:count_in_play("boss", "Onyxian Whelp", 0)
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Wazzuli Wildmender", 0)
    t:asked("boss")
  end,
}
