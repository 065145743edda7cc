return scenario "A Halo of Transcendence heals an ally and is readied by Priest abilities of its owner" {
  raiders = 2,
  cites = { "CR 407.1", "CR 408.2c", "CR 703.1", "CR 206.1a" },
  given = function(t)
    t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 9 }, resources = 4,
      play = { { "Guardian Steelhorn", damage = 2 } },
      hand = { "Halo of Transcendence", "Flash Heal", "Fire Blast" } })
    t:seat(2, { hero = { "hoa/boris_brightbeard", damage = 9 }, resources = 1,
      play = { { "Wazzuli Wildmender", damage = 2 } }, hand = { "Flash Heal" } })
  end,
  play = function(t)
    t:plays(1, "Halo of Transcendence")
    t:everyone_passes()
    t:ready_resources(1, 2)
    t:def("Halo of Transcendence", 0)
    t:cant(1, "uses", "Halo of Transcendence", { target = "hero@1" })
    t:uses(1, "Halo of Transcendence", { target = "Guardian Steelhorn" })
    t:everyone_passes()
    t:damage("Guardian Steelhorn", 1)
    t:told { "Boris Brightbeard heals 1 damage from Guardian Steelhorn" }
    t:exhausted("Halo of Transcendence")
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:chain(1)
    t:everyone_passes()
    t:passes(1)
    t:plays(2, "Flash Heal@2", { target = "hero@2" })
    t:chain(1)
    t:everyone_passes()
    t:exhausted("Halo of Transcendence")
    t:plays(1, "Flash Heal@1", { target = "hero@1" })
    t:chain(2)
    t:everyone_passes()
    t:ready("Halo of Transcendence")
    t:damage("hero@1", 9)
    t:everyone_passes()
    t:damage("hero@1", 5)
    t:uses(1, "Halo of Transcendence", { target = "Wazzuli Wildmender" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Wazzuli Wildmender", 1)
  end,
}
