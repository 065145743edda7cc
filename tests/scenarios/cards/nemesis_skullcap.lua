return scenario "A Nemesis Skullcap lets its hero heal itself, and Warlock abilities ready it" {
  raiders = 2,
  cites = { "CR 407.1", "CR 703.1", "CR 206.1a" },
  given = function(t)
    t:seat(1, { hero = { "tdp/pagatha_soulbinder", damage = 5 }, resources = 5,
      hand = { "Nemesis Skullcap", "Life Tap", "Fire Blast" }, deck = { "Fear", "Fear", "Fear" } })
    t:seat(2, { hero = { "tdp/pagatha_soulbinder", damage = 5 } })
  end,
  play = function(t)
    t:plays(1, "Nemesis Skullcap")
    t:everyone_passes()
    t:ready_resources(1, 3)
    t:def("Nemesis Skullcap", 0)
    t:uses(1, "Nemesis Skullcap")
    t:everyone_passes()
    t:damage("hero@1", 4)
    t:exhausted("Nemesis Skullcap")
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:chain(1)
    t:everyone_passes()
    t:plays(1, "Life Tap")                     -- 2 damage, and ready
    t:chain(2)
    t:finishes_chain()
    t:damage("hero@1", 6)
    t:uses(1, "Nemesis Skullcap")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@1", 5)
    t:damage("hero@2", 5)
  end,
}
