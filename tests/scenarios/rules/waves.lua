return scenario "Each wave looks again: who lived by another's power falls in the next" {
  cites = { "CR 410.6", "CR 410.6a" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { { "Kagra of the Crossroads", damage = 1 },
      { "Guardian Steelhorn", damage = 1 } } })
    t:boss { hand = { "Flame Breath" }, resources = 2 }
    t:seat(1, { play = { { "Piztog", damage = 1 } } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Piztog")
    t:in_graveyard(1, "Kagra of the Crossroads")
    t:in_play(1, "Guardian Steelhorn")
    t:damage("Guardian Steelhorn", 2)
    t:told { "Piztog is destroyed", "Kagra of the Crossroads is destroyed" }
  end,
}
