return scenario "Counterspell interrupts an ability, and what it cost is lost" {
  cites = { "CR 711.1", "BA:Interrupt", "CR 711.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Counterspell" }, resources = 2 })
    t:boss { hand = { "Flame Breath" }, resources = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:passes("boss")
    t:plays(1, "Counterspell", { target = "Flame Breath" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:chain(0)
    t:damage("Ta'zo", 0)
    t:in_graveyard("boss", "Flame Breath")
    t:in_graveyard(1, "Counterspell")
    t:ready_resources("boss", 0)
  end,
}
