return scenario "Arcane Revelation gives every player of the side a card, at any time, and the Boss none" {
  raiders = 3,
  cites = { "CR 415.9f", "CR 409.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Arcane Revelation" }, resources = 3,
      deck = { "Fire Blast", "Scorch" } })
    t:seat(2, { hero = "hoa/ta_zo", deck = { "Frostbolt", "Scorch" } })
    t:seat(3, { hero = "hoa/ta_zo", deck = { "Fireball", "Scorch" } })
    t:boss { deck = { "Crush" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Arcane Revelation")
    t:ready_resources(1, 0)
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Fire Blast")
    t:in_hand(2, "Frostbolt")
    t:in_hand(3, "Fireball")
    t:hand_count(1, 1)
    t:hand_count(2, 1)
    t:hand_count(3, 1)
    t:hand_count("boss", 0)
    t:in_graveyard(1, "Arcane Revelation")
  end,
}
