return scenario "A Chromatic Cloak adds to what a hero deals with abilities" {
  cites = { "CR 717.1", "CR 408.3d" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo",
      hand = { "Chromatic Cloak", "Fire Blast", "Frost Nova", "Scald" },
      resources = 13, play = { "Taz'dingo", "Krol Blade", "Grimdron" } })
    t:seat(2, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1 })
    t:boss { play = { "Wazzuli Wildmender" } }
  end,
  cards = { scald = ability "Scald" { cost = 0, text = "Put 1 damage on target hero.",
    targets = { target("it", any.hero, harm) }, play = function(me, t) t.it:put_damage(1) end } },
  play = function(t)
    t:plays(1, "Chromatic Cloak")
    t:everyone_passes()
    t:ready_resources(1, 9)
    t:def("Chromatic Cloak", 0)
    t:plays(1, "Fire Blast@1", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 3)
    t:plays(1, "Frost Nova")
    t:everyone_passes()
    t:damage("Onyxia", 5)
    t:damage("Wazzuli Wildmender", 2)
    t:plays(1, "Scald", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 6)                      -- put, not dealt
    t:uses(1, "Grimdron", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 7)                      -- an ally, with its power
    t:uses(1, { "Ta'zo", 1 }, { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 10)                     -- the hero, but with no ability card
    t:passes(1)
    t:plays(2, "Fire Blast@2", { target = "Wazzuli Wildmender" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Wazzuli Wildmender", 4)          -- his own cloak would be needed
    t:told { "deals 3 fire damage to Onyxia", "deals 2 frost damage to Onyxia" }
  end,
}
