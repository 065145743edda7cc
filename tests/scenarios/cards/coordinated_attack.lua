return scenario "A Coordinated Attack lets each hero of the side shoot by exhausting, and no ally or Boss" {
  raiders = 2,
  cites = { "CR 706.1c", "CR 701.3", "BA:Activate", "CR 408.2c" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Coordinated Attack" }, resources = 4,
      play = { "Taz'dingo" }, deck = { "Fire Blast" } })
    t:seat(2, { hero = "hoa/ta_zo", deck = { "Fire Blast" } })
    t:boss { play = { "Benethor Draigo" }, deck = { "Crush" } }
  end,
  play = function(t)
    t:plays(1, "Coordinated Attack")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:uses(1, "hero@1", { power = "volley", target = "Onyxia" })
    t:everyone_passes()
    t:exhausted("hero@1")
    t:cant(1, "uses", "hero@1", { power = 2 })
    t:cant(1, "uses", "Taz'dingo")
    t:passes(1)
    t:cant("boss", "uses", "Onyxia", { power = 2 })
    t:uses(2, "hero@2", { power = "volley", target = "Benethor Draigo" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 1)
    t:damage("Benethor Draigo", 1)
    t:ready("Taz'dingo")
    t:told { "Ta'zo deals 1 ranged damage to Onyxia", "Ta'zo deals 1 ranged damage to Benethor Draigo" }
  end,
}
