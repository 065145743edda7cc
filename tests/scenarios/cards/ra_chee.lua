return scenario "Ra'chee enters play and heals one character, no more than it has" {
  cites = { "CR 407.1", "CR 703.1" },
  given = function(t)
    t:seat(1, { hero = { "tdp/pagatha_soulbinder", damage = 5 }, hand = { "Ra'chee", "Ra'chee" },
      play = { { "Guardian Steelhorn", damage = 1 } }, resources = 2 })
  end,
  play = function(t)
    t:plays(1, { "Ra'chee", 1 })
    t:everyone_passes()
    t:offers(1, "Onyxia")
    t:answers(1, "Pagatha Soulbinder")
    t:everyone_passes()
    t:damage("Pagatha Soulbinder", 3)
    t:plays(1, "Ra'chee")
    t:everyone_passes()
    t:answers(1, "Guardian Steelhorn")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Guardian Steelhorn", 0)
    t:damage("Pagatha Soulbinder", 3)
    t:told { "heals 2 damage", "Ra'chee heals 1 damage" }
  end,
}
