return scenario "An effect on the chain does not need the card that made it" {
  cites = { "CR 707.3" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Grimdron" }, resources = 1 })
    t:boss { hand = { "Crush" }, resources = 1 }
  end,
  play = function(t)
    t:uses(1, "Grimdron", { target = "Onyxia" })
    t:passes(1)
    t:plays("boss", "Crush", { target = "Grimdron" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_graveyard(1, "Grimdron")
    t:damage("Onyxia", 1)
    t:told { "Grimdron deals 1" }       -- as it was last known
  end,
}
