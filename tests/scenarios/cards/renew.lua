return scenario "Renew heals its bearer as each turn of its player starts, and in no other turn" {
  raiders = 2,
  cites = { "CR 400.2", "CR 500.2", "CR 703.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", hand = { "Renew" }, resources = 1,
      deck = { "Smite", "Smite" } })
    t:seat(2, { hero = { "hoa/boris_brightbeard", damage = 6 }, deck = { "Smite" } })
    t:boss { boss = { "onyxias_lair/onyxia_1", exhausted = true } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Renew", { target = "hero@2" })
    t:everyone_passes()
    t:attached("Renew", "hero@2")
    t:damage("hero@2", 6)
    t:ends_turn()
    t:is_turn(1)
    t:damage("hero@2", 5)
    t:ends_turn()
    t:is_turn(2)
    t:damage("hero@2", 5)
  end,
  expect = function(t)
    t:told { "heals 1 damage" }
  end,
}
