return scenario "Voss Treebender may leave his target ready, and is not asked of one that is exhausted" {
  cites = { "CR 712.7" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Voss Treebender", "Voss Treebender" } })
    t:boss { play = { { "Vesh'ral", exhausted = true }, "Guardian Steelhorn" } }
  end,
  play = function(t)
    t:attacks(1, { "Voss Treebender", 1 }, "Onyxia")
    t:answers(1, "Guardian Steelhorn")
    t:everyone_passes()
    t:answers(1, "no")
    t:to_end_of_combat()
    t:attacks(1, { "Voss Treebender", 2 }, "Onyxia")
    t:answers(1, "Vesh'ral")
    t:everyone_passes()
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:ready("Guardian Steelhorn")
    t:exhausted("Vesh'ral")
    t:damage("Onyxia", 4)
  end,
}
