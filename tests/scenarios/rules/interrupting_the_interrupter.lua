return scenario "An interrupted Counterspell interrupts nothing" {
  cites = { "CR 711.1", "CR 410.4" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Counterspell" }, resources = 2 })
    t:boss { hand = { "Flame Breath", "Meaningless Exertion" }, resources = 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:passes("boss")
    t:plays(1, "Counterspell", { target = "Flame Breath" })
    t:passes(1)
    t:plays("boss", "Meaningless Exertion", { mode = 2, target = "Counterspell" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Ta'zo", 1)
    t:in_graveyard(1, "Counterspell")
  end,
}
