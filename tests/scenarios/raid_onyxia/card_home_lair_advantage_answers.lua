return scenario "Home Lair Advantage may be played in answer, on a raider's turn" {
  cites = { "CR 409.1", "CR 709.2a" },
  given = function(t)
    t:boss { hand = { "Home Lair Advantage" }, resources = 1 }
    t:seat(1, { play = { "roasted_flesh" } })
  end,
  play = function(t)
    t:uses(1, "Roasted Flesh", { target = "Onyxia" })
    t:passes(1)
    t:plays("boss", "Home Lair Advantage")
    t:ready_resources("boss", 0)
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Onyxia", 0)
  end,
}
