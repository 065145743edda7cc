return scenario "Voss Treebender holds a protector down before it can step in" {
  cites = { "CR 703.1", "CR 602.1", "CR 712.7" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Voss Treebender", "Scout Omerrta" } })
    t:boss { play = { "Guardian Steelhorn" } }
  end,
  play = function(t)
    t:attacks(1, "Scout Omerrta", "Onyxia")
    t:to_end_of_combat()
    t:not_told { "triggers" }                 -- it is Voss who must attack
    t:attacks(1, "Voss Treebender", "Onyxia")
    t:offers(1, "Pagatha Soulbinder")
    t:answers(1, "Guardian Steelhorn")
    t:everyone_passes()
    t:answers(1, "yes")
    t:exhausted("Guardian Steelhorn")
    t:cant("boss", "protects", "Guardian Steelhorn")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 4)
    t:in_play(1, "Voss Treebender")
  end,
}
