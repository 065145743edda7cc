return scenario "Steal Essence heals the hero for what it dealt" {
  cites = { "CR 407.1", "CR 709.2" },
  given = function(t)
    t:seat(1, { hero = { "tdp/pagatha_soulbinder", damage = 6 }, hand = { "Steal Essence" },
      resources = 2 })
  end,
  play = function(t)
    t:can(1, "plays", "Steal Essence", { target = "Pagatha Soulbinder" })
    t:plays(1, "Steal Essence", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 2)
    t:damage("Pagatha Soulbinder", 4)
  end,
}
