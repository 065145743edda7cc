return scenario "Major Healing Potion heals five damage from the hero" {
  cites = { "CR 701.1", "CR 407.1" },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 7 }, play = { "Major Healing Potion" },
      resources = 1 })
  end,
  play = function(t)
    t:uses(1, "Major Healing Potion")
    t:in_graveyard(1, "Major Healing Potion")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ta'zo", 2)
    t:ready_resources(1, 0)
  end,
}
