return scenario "A Mana Agate is two cards in store" {
  cites = { "CR 305.2a", "CR 403.1", "CR 415.9f" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Mana Agate" }, resources = 3,
      deck = { "Fire Blast", "Scorch", "Frostbolt" } })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "plays", "Mana Agate")
    t:ends_turn()
    t:in_hand(1, "Fire Blast")
    t:plays(1, "Mana Agate")
    t:everyone_passes()
    t:in_play(1, "Mana Agate")
    t:hand_count(1, 1)
    t:uses(1, "Mana Agate")
    t:in_graveyard(1, "Mana Agate")
    t:everyone_passes()
  end,
  expect = function(t)
    t:ready_resources(1, 0)
    t:in_hand(1, "Scorch")
    t:in_hand(1, "Frostbolt")
    t:hand_count(1, 3)
  end,
}
