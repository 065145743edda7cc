return scenario "A card that returned is another card: no damage, no attachment" {
  cites = { "CR 415.9", "CR 405.1", "CR 400.5", "CR 415.9a" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", resources = 2, deck = { "Rend" },
      play = { { "Guardian Steelhorn", damage = 2 }, { "Battle Shout" } } })
    t:boss { boss = "onyxias_lair/onyxia_3", hand = { "Bellowing Roar" }, resources = 4 }
    t:seat(1, { play = { { "Rend", attached_to = "Guardian Steelhorn" } } })
    t:words { stage = 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Bellowing Roar")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Guardian Steelhorn")
    t:in_graveyard(1, "Rend")
    t:in_play(1, "Battle Shout")
  end,
}
