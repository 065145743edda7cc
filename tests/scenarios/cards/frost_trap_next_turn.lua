return scenario "Frost Trap thaws as the turn ends, and never binds the side that laid it" {
  cites = { "CR 714.3", "CR 403.6" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Frost Trap" }, resources = 4,
      play = { "Bloodclaw", "Kor Cindervein" }, deck = { "Fury" } })
    t:boss { deck = { "Fury" } }
  end,
  play = function(t)
    t:attacks(1, "Bloodclaw", "Onyxia")
    t:plays(1, "Frost Trap")
    t:everyone_passes()                              -- all attackers: one's own as well
    t:to_end_of_combat()
    t:damage("Onyxia", 0)
    t:attacks(1, "Kor Cindervein", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 3)
    t:ends_turn()
    t:attacks("boss", "Onyxia", "Grumpherys")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Grumpherys", 1)
    t:ready_resources(1, 0)
  end,
}
