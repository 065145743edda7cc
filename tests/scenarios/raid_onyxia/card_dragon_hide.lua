return scenario "Dragon Hide turns aside the next 2 damage and no more" {
  cites = { "CR 717.2", "CR 717.5", "CR 717.2a" },
  given = function(t)
    t:boss { play = { "dragon_hide" } }
    t:seat(1, { play = { "roasted_flesh" } })
  end,
  play = function(t)
    t:uses(1, "Roasted Flesh", { target = "Onyxia" })
    t:passes(1)
    t:uses("boss", "Dragon Hide")
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Onyxia", 1)
    t:exhausted("Dragon Hide")
  end,
}
