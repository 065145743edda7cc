return scenario "Steal Essence steals nothing where its damage is prevented" {
  cites = { "CR 717.2" },
  given = function(t)
    t:seat(1, { hero = { "tdp/pagatha_soulbinder", damage = 6 }, hand = { "Steal Essence" },
      resources = 2 })
    t:boss { play = { "Foolish Mortals!" } }
  end,
  play = function(t)
    t:plays(1, "Steal Essence", { target = "Onyxia" })
    t:passes(1)
    t:uses("boss", "Foolish Mortals!")
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Onyxia", 0)
    t:damage("Pagatha Soulbinder", 6)
  end,
}
