local totem = ability "Rain Call" { cost = 0, class = { "shaman" }, instant = true,
  text = "Rain falls.", play = function() end }

return scenario "A Helmet of Ten Storms strikes one and heals another, and Shaman abilities ready it" {
  cites = { "CR 706.1", "CR 709.2b", "CR 703.1", "CR 206.1a" },
  cards = { rain_call = totem },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 3 }, resources = 9,
      hand = { "Helmet of Ten Storms", "Rain Call", "Fire Blast" } })
    t:boss { play = { "Wazzuli Wildmender" } }
  end,
  play = function(t)
    t:plays(1, "Helmet of Ten Storms")
    t:everyone_passes()
    t:ready_resources(1, 5)
    t:def("Helmet of Ten Storms", 1)
    t:uses(1, "Helmet of Ten Storms", { targets = { "Wazzuli Wildmender", "hero@1" } })
    t:ready_resources(1, 3)
    t:everyone_passes()
    t:damage("Wazzuli Wildmender", 1)
    t:damage("hero@1", 2)
    t:exhausted("Helmet of Ten Storms")
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:chain(1)
    t:everyone_passes()
    t:damage("Onyxia", 2)
    t:exhausted("Helmet of Ten Storms")
    t:plays(1, "Rain Call")
    t:chain(2)
    t:finishes_chain()
    t:ready("Helmet of Ten Storms")
    t:uses(1, "Helmet of Ten Storms", { targets = { "Onyxia", "Onyxia" } })
    t:everyone_passes()
  end,
  expect = function(t)
    t:ready_resources(1, 0)
    t:damage("Onyxia", 2)                      -- one more, and one less
    t:told { "Ta'zo deals 1 nature damage to Onyxia", "Ta'zo heals 1 damage from Onyxia" }
  end,
}
