return scenario "Shadowburn still pays when its victim dies later in the turn" {
  cites = { "CR 715.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Shadowburn", "Sever the Cord" },
      deck = { "Life Tap", "Corruption" }, play = { "Orgrimmar Grunts" },
      resources = { "Torek's Assault", { "Fear", down = true }, { "Fear", down = true },
        { "Fear", down = true }, { "Fear", down = true } } })
    t:boss { play = { "Vanda Skydaughter" } }
  end,
  play = function(t)
    t:plays(1, "Shadowburn", { target = "Vanda Skydaughter", pay = { "Torek's Assault" } })
    t:everyone_passes()
    t:damage("Vanda Skydaughter", 4)
    t:resources(1, 4)
    t:plays(1, "Sever the Cord", { target = "Vanda Skydaughter" })   -- the Grunts' death is no kill
    t:resources(1, 4)
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Vanda Skydaughter")
    t:resources(1, 5)
    t:deck_count(1, 1)
  end,
}
