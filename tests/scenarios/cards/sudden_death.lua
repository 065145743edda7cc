return scenario "Sudden Death strikes down who has no wound yet, and nobody else" {
  raid = "duel",
  cites = { "CR 706.1" },
  given = function(t)
    t:seat(1, { hero = "sob/lionar_the_blood_cursed", hand = { "Sudden Death" }, resources = 2 })
    t:seat(2, { play = { "Guardian Steelhorn", { "Taz'dingo", damage = 1 } } })
    t:turn(2)
  end,
  play = function(t)
    t:passes(2)
    t:cant(1, "plays", "Sudden Death", { target = "Taz'dingo" })
    t:cant(1, "plays", "Sudden Death", { target = "hero@2" })
    t:plays(1, "Sudden Death", { target = "Guardian Steelhorn" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(2, "Guardian Steelhorn")
    t:in_play(2, "Taz'dingo")
    t:ready_resources(1, 0)
  end,
}
