return scenario "Healing takes no more than there is" {
  cites = { "CR 407.1", "CR 407.3" },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 2 }, resources = 2,
      play = { "Major Healing Potion", "Major Healing Potion" } })
  end,
  play = function(t)
    t:uses(1, { "Major Healing Potion", 1 })
    t:everyone_passes()
    t:damage("Ta'zo", 0)
    t:uses(1, "Major Healing Potion")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ta'zo", 0)
    t:told { "heals 2 damage from Ta'zo" }
    t:not_told { "heals 5 damage" }
  end,
}
