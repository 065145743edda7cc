return scenario "A Shard of the Scale becomes a resource: the top card of the deck, face down and exhausted" {
  cites = { "CR 403.1", "CR 412.2", "CR 415.8a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 5, hand = { "Shard of the Scale", "Fire Blast" },
      deck = { "Frostbolt", "Scorch" } })
  end,
  play = function(t)
    t:plays(1, "Shard of the Scale")
    t:everyone_passes()
    t:ready_resources(1, 3)
    t:uses(1, "Shard of the Scale")
    t:in_graveyard(1, "Shard of the Scale")
    t:ready_resources(1, 1)
    t:resources(1, 5)
    t:everyone_passes()
    t:in_resources(1, "Frostbolt")
    t:face_down("Frostbolt")
    t:exhausted("Frostbolt")
    t:resources(1, 6)
    t:ready_resources(1, 1)
    t:deck_count(1, 1)
    t:places(1, "Fire Blast")                  -- that of the turn is still to come
    t:everyone_passes()
  end,
  expect = function(t)
    t:resources(1, 7)
    t:hand_count(1, 0)
  end,
}
