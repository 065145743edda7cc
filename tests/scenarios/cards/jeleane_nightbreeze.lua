return scenario "Nobody targets Jeleane Nightbreeze, though anybody may attack her" {
  cites = { "CR 706.1", "CR 603.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Jeleane Nightbreeze", "Bloodclaw" },
      hand = { "Ravenous Bite" }, resources = 2 })
    t:boss { hand = { "Taz'dingo" } }
  end,
  play = function(t)
    t:cant(1, "plays", "Ravenous Bite", { target = "Jeleane Nightbreeze" })
    t:can(1, "plays", "Ravenous Bite", { target = "Bloodclaw" })
    t:ends_turn()
    t:attacks("boss", "Onyxia", "Jeleane Nightbreeze")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Jeleane Nightbreeze", 1)
    t:damage("Onyxia", 3)
    t:health("Jeleane Nightbreeze", 2)
    t:deals("Jeleane Nightbreeze", "ranged")
  end,
}
