return scenario "A Flash of Steel deals three in one's own turn, and is too slow for another's" {
  cites = { "CR 305.1", "CR 405.1", "CR 706.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Flash of Steel", "Flash of Steel" },
      resources = 9, deck = { "Smite" } })
    t:boss { play = { "Tyrus Sheynathren" } }
  end,
  play = function(t)
    t:plays(1, "Flash of Steel", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 3)
    t:damage("Tyrus Sheynathren", 0)
    t:ready_resources(1, 5)
    t:ends_turn()
    t:passes("boss")
    t:cant(1, "plays", "Flash of Steel")
    t:passes(1)
  end,
  expect = function(t)
    t:told { "Boris Brightbeard deals 3 melee damage to Onyxia" }
  end,
}
