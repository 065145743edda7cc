return scenario "A Killing Spree spares no ally that is hurt, friend or foe" {
  cites = { "CR 415.9d", "CR 709.2" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = { "tdp/bulkas_wildhorn", damage = 5 }, hand = { "Killing Spree" },
      resources = 3, deck = { "Rend" },
      play = { { "Kagra of the Crossroads", damage = 1 }, "Vaerik Proudhoof" } })
    t:seat(2, { hero = "hoa/ta_zo", play = { { "Guardian Steelhorn", damage = 2 } },
      deck = { "Scorch" } })
    t:boss { boss = { "onyxias_lair/onyxia_1", damage = 3 },
      play = { { "Guardian Steppestrider", damage = 1 }, "Taz'dingo" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "plays", "Killing Spree")
    t:ends_turn()
    t:plays(1, "Killing Spree")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Kagra of the Crossroads")
    t:in_graveyard(2, "Guardian Steelhorn")
    t:in_graveyard("boss", "Guardian Steppestrider")
    t:in_play(1, "Vaerik Proudhoof")
    t:in_play("boss", "Taz'dingo")
    t:in_play(1, "Bulkas Wildhorn")
    t:in_play("boss", "Onyxia")
    t:ready_resources(1, 0)
  end,
}
