return scenario "Natural Alignment deals and heals as much as there are players on the side" {
  raiders = 3,
  cites = { "CR 706.1", "CR 709.2b", "CR 407.1" },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, resources = 4,
      hand = { "Natural Alignment", "Natural Alignment" } })
    t:seat(2, { hero = "hoa/ta_zo" })
    t:seat(3, { hero = "hoa/ta_zo" })
    t:boss { boss = { "onyxias_lair/onyxia_1", damage = 2 } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Natural Alignment", { targets = { "Onyxia", "hero@1" } })
    t:everyone_passes()
    t:ready_resources(1, 2)
    t:damage("Onyxia", 5)
    t:damage("hero@1", 2)
    t:passes("boss")
    t:plays(1, "Natural Alignment", { targets = { "Onyxia", "Onyxia" } })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 5)                      -- 3 more, and 3 less
    t:damage("hero@1", 2)
    t:told { "deals 3 nature damage to Onyxia", "heals 3 damage from Onyxia" }
  end,
}
