return scenario "Prayer of Healing heals its player's party and nobody else" {
  raiders = 2,
  cites = { "CR 407.2", "CR 401.2" },
  given = function(t)
    t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 5 }, hand = { "Prayer of Healing" },
      play = { { "Crazy Igvand", damage = 4 }, { "Parvink", damage = 1 } }, resources = 3 })
    t:seat(2, { hero = { "hoa/boris_brightbeard", damage = 5 } })
    t:boss { boss = { "onyxias_lair/onyxia_1", damage = 5 } }
  end,
  play = function(t)
    t:plays(1, "Prayer of Healing")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@1", 2)
    t:damage("Crazy Igvand", 1)
    t:damage("Parvink", 0)
    t:damage("hero@2", 5)
    t:damage("Onyxia", 5)
    t:ready_resources(1, 0)
  end,
}
