return scenario "A cost exhausts resources, and what can't be paid whole is not offered" {
  cites = { "CR 403.1", "CR 403.6", "CR 707.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Frostbolt", "Counterspell" }, resources = 4 })
    t:boss { hand = { "Flame Breath" }, resources = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:passes("boss")
    t:plays(1, "Frostbolt", { target = "Onyxia" })
    t:ready_resources(1, 1)
    t:cant(1, "plays", "Counterspell")
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Onyxia", 3)
    t:damage("Ta'zo", 1)
    t:resources(1, 4)
  end,
}
