return scenario "Knock Away prevents all damage to Onyxia this turn" {
  cites = { "CR 717.2" },
  given = function(t)
    t:boss { hand = { "Knock Away" }, resources = 1 }
    t:seat(1, { play = { "roasted_flesh", "roasted_flesh", "Onyxian Whelp" } })
  end,
  play = function(t)
    t:uses(1, { "Roasted Flesh", 1 }, { target = "Onyxia" })
    t:passes(1)
    t:plays("boss", "Knock Away")
    t:finishes_chain()
    t:attacks(1, "Onyxian Whelp", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 0)
    t:ends_turn()
    t:passes("boss")
    t:uses(1, "Roasted Flesh", { target = "Onyxia" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Onyxia", 3)                     -- another turn
  end,
}
