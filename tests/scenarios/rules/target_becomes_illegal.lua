return scenario "A target that can no longer be targeted is lost to the link" {
  cites = { "CR 706.1", "CR 709.2", "CR 709.2a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1 })
    t:boss { hand = { "Home Lair Advantage" }, resources = 1 }
  end,
  play = function(t)
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:passes(1)
    t:plays("boss", "Home Lair Advantage")
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Onyxia", 0)
    t:in_graveyard(1, "Fire Blast")
    t:told { "Fire Blast is interrupted" }
  end,
}
