return scenario "Cannibalize heals by the dead that it takes out of any graveyards" {
  cites = { "CR 407.1", "BA:Heal", "CR 415.7a", "R101.3c" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = { "tdp/pagatha_soulbinder", damage = 10 }, hand = { "Cannibalize" },
      resources = 2, graveyard = { "Kagra of the Crossroads", "Ra'chee", "Fear" },
      play = { "Scout Omerrta" } })
    t:seat(2, { graveyard = { "Vesh'ral", "Morik" } })
    t:boss { graveyard = { "Benethor Draigo" } }
  end,
  play = function(t)
    t:plays(1, "Cannibalize")
    t:everyone_passes()
    t:not_offered(1, "Fear")
    t:not_offered(1, "Scout Omerrta")
    t:not_offered(1, "Benethor Draigo")       -- nothing leaves the Boss player's graveyard
    t:answers(1, { "Kagra of the Crossroads", "Vesh'ral", "Morik" })
  end,
  expect = function(t)
    t:damage("Pagatha Soulbinder", 4)         -- 10 - 3 times 2
    t:removed(1, "Kagra of the Crossroads")
    t:removed(2, "Vesh'ral")
    t:removed(2, "Morik")
    t:in_graveyard(1, "Ra'chee")
    t:in_graveyard(1, "Fear")
    t:told { "heals 6 damage from Pagatha Soulbinder" }
  end,
}
