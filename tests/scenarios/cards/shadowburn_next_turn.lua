return scenario "Shadowburn's promise ends with the turn" {
  cites = { "CR 714.3", "CR 715.1" },
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
    t:ends_turn()
    t:passes("boss")
    t:plays(1, "Sever the Cord", { target = "Vanda Skydaughter" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Vanda Skydaughter")
    t:resources(1, 4)
    t:deck_count(1, 2)
  end,
}
