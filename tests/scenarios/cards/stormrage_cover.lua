local bloom = ability "Bloom" { cost = 0, class = { "druid" }, instant = true,
  text = "Flowers open.", play = function() end }

return scenario "A Stormrage Cover draws before it discards, and Druid abilities ready it" {
  cites = { "CR 415.9f", "CR 415.9e", "CR 709.2b", "CR 703.1", "CR 206.1a" },
  cards = { bloom = bloom },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 5,
      hand = { "Stormrage Cover", "Bloom", "Fire Blast" }, deck = { "Scorch", "Frostbolt", "Fireball" } })
  end,
  play = function(t)
    t:plays(1, "Stormrage Cover")
    t:everyone_passes()
    t:ready_resources(1, 3)
    t:def("Stormrage Cover", 1)
    t:uses(1, "Stormrage Cover")
    t:ready_resources(1, 2)
    t:everyone_passes()
    t:offers(1, "Bloom")
    t:offers(1, "Fire Blast")
    t:answers(1, "Scorch")                     -- what was drawn may go
    t:in_graveyard(1, "Scorch")
    t:exhausted("Stormrage Cover")
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:chain(1)
    t:everyone_passes()
    t:plays(1, "Bloom")
    t:chain(2)
    t:finishes_chain()
    t:uses(1, "Stormrage Cover")
    t:everyone_passes()                        -- the one card drawn is the only one to discard
  end,
  expect = function(t)
    t:ready_resources(1, 0)
    t:hand_count(1, 0)
    t:in_graveyard(1, "Frostbolt")
    t:deck_count(1, 1)
  end,
}
