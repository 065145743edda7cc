return scenario "A Netherwind Crown burns an ally, and Mage abilities ready it" {
  cites = { "CR 408.3a", "CR 703.1", "CR 206.1a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 7,
      hand = { "Netherwind Crown", "Fire Blast", "Flash Heal" } })
    t:boss { play = { "Wazzuli Wildmender" } }
  end,
  play = function(t)
    t:plays(1, "Netherwind Crown")
    t:everyone_passes()
    t:ready_resources(1, 4)
    t:def("Netherwind Crown", 0)
    t:cant(1, "uses", "Netherwind Crown", { target = "Onyxia" })
    t:uses(1, "Netherwind Crown", { target = "Wazzuli Wildmender" })
    t:ready_resources(1, 3)
    t:everyone_passes()
    t:damage("Wazzuli Wildmender", 1)
    t:exhausted("Netherwind Crown")
    t:plays(1, "Flash Heal", { target = "Onyxia" })
    t:chain(1)
    t:everyone_passes()
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:chain(2)
    t:finishes_chain()
    t:ready("Netherwind Crown")
    t:uses(1, "Netherwind Crown", { target = "Wazzuli Wildmender" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Wazzuli Wildmender", 2)
    t:ready_resources(1, 0)
    t:told { "Ta'zo deals 1 arcane damage to Wazzuli Wildmender" }
  end,
}
