return scenario "A resource that is being placed can be answered, not interrupted" {
  cites = { "CR 711.3", "CR 412.1" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Frostbolt" } })
    t:seat(2, { hero = "hoa/ta_zo", hand = { "Counterspell", "Fire Blast" }, resources = 3 })
  end,
  play = function(t)
    t:places(1, "Frostbolt")
    t:passes(1)
    t:cant(2, "plays", "Counterspell")
    t:plays(2, "Fire Blast", { target = "Onyxia" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:resources(1, 1)
    t:damage("Onyxia", 2)
  end,
}
