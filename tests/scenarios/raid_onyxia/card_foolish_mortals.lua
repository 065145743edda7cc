return scenario "Foolish Mortals! dies to prevent the next 5 damage" {
  cites = { "CR 717.5", "CR 403.1" },
  given = function(t)
    t:boss { play = { "foolish_mortals" } }
    t:seat(1, { play = { "roasted_flesh", "roasted_flesh" } })
  end,
  play = function(t)
    t:uses(1, { "Roasted Flesh", 1 }, { target = "Onyxia" })
    t:uses(1, { "Roasted Flesh", 1 }, { target = "Onyxia" })
    t:passes(1)
    t:uses("boss", "Foolish Mortals!")
    t:in_graveyard("boss", "Foolish Mortals!")
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Onyxia", 1)
  end,
}
