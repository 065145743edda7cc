return scenario "Mias the Putrid enters play, and a player throws a card of his choice away" {
  cites = { "CR 703.1", "CR 706.1", "CR 415.9e" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Mias the Putrid", "Scout Omerrta" },
      resources = 3 })
    t:seat(2, { hand = { "Fire Blast" } })
    t:boss { hand = { "Crush", "Devour" } }
  end,
  play = function(t)
    t:plays(1, "Mias the Putrid")
    t:everyone_passes()
    t:offers(1, 1)
    t:offers(1, 2)
    t:answers(1, "boss")
    t:everyone_passes()
    t:answers("boss", "Devour")
    t:plays(1, "Scout Omerrta")               -- she smells of nothing
    t:everyone_passes()
    t:asked(1, "Your move")
  end,
  expect = function(t)
    t:in_graveyard("boss", "Devour")
    t:hand_count("boss", 1)
    t:hand_count(2, 1)
    t:in_play(1, "Mias the Putrid")
  end,
}
