return scenario "A Bloodfang Hood exhausts on its owner's turn and is readied by each Rogue ability of his" {
  raiders = 2,
  cites = { "CR 701.1", "CR 703.1", "CR 206.1a", "CR 304.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", hand = { "Bloodfang Hood", "Gouge", "Fire Blast" },
      resources = 5, play = { "Taz'dingo" }, deck = { "Gouge", "Gouge" } })
    t:seat(2, { hero = "hoa/timmo_shadestep", hand = { "Gouge" }, resources = 1, deck = { "Gouge" } })
    t:boss { play = { "Benethor Draigo", "Guardian Steelhorn" }, deck = { "Crush", "Crush" } }
  end,
  play = function(t)
    t:plays(1, "Bloodfang Hood")
    t:everyone_passes()
    t:ready_resources(1, 2)
    t:def("Bloodfang Hood", 1)
    t:uses(1, "Bloodfang Hood", { target = "Benethor Draigo" })
    t:everyone_passes()
    t:exhausted("Benethor Draigo")
    t:cant(1, "uses", "Bloodfang Hood")
    t:plays(1, "Fire Blast", { target = "Onyxia" })   -- a Mage's
    t:chain(1)
    t:everyone_passes()
    t:exhausted("Bloodfang Hood")
    t:passes(1)
    t:plays(2, "Gouge@2", { target = "Guardian Steelhorn" })   -- a friend's
    t:chain(1)
    t:everyone_passes()
    t:exhausted("Bloodfang Hood")
    t:plays(1, { "Gouge", 1 }, { target = "hero@boss" })
    t:chain(2)
    t:everyone_passes()
    t:ready("Bloodfang Hood")
    t:ready("hero@boss")                       -- it readies before the ability resolves
    t:everyone_passes()
    t:exhausted("hero@boss")
    t:can(1, "uses", "Bloodfang Hood", { target = "Taz'dingo" })
    t:ends_turn()
    t:is_turn(2)
    t:passes(2)
  end,
  expect = function(t)
    t:ready("Bloodfang Hood")
    t:cant(1, "uses", "Bloodfang Hood")        -- not his turn
    t:passes("boss")
    t:passes(1)
  end,
}
