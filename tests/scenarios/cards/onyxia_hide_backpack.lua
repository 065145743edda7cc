return scenario "An Onyxia Hide Backpack turns equipment in hand into another card" {
  cites = { "CR 403.1", "CR 415.9e", "CR 415.9f", "CR 304.3" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 2,
      hand = { "Onyxia Hide Backpack", "Fire Blast", "Krol Blade", "Golem Skull Helm" },
      deck = { "Scorch", "Frostbolt" } })
  end,
  play = function(t)
    t:plays(1, "Onyxia Hide Backpack")
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:uses(1, "Onyxia Hide Backpack", { pay = { "Krol Blade" } })
    t:in_graveyard(1, "Krol Blade")
    t:exhausted("Onyxia Hide Backpack")
    t:hand_count(1, 2)
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Scorch")
    t:hand_count(1, 3)
    t:deck_count(1, 1)
  end,
}
