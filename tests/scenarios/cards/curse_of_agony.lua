return scenario "Curse of Agony grows turn by turn" {
  cites = { "CR 404.1", "CR 703.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Curse of Agony" }, resources = 5,
      deck = { "Life Tap", "Life Tap" } })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:can(1, "plays", "Curse of Agony", { target = "Pagatha Soulbinder" })
    t:plays(1, "Curse of Agony", { target = "Onyxia" })
    t:everyone_passes()
    t:attached("Curse of Agony", "Onyxia")
    t:ends_turn()
    t:damage("Onyxia", 1)
    t:counters("Curse of Agony", "agony", 1)
    t:ends_turn()
    t:ends_turn()
  end,
  expect = function(t)
    t:counters("Curse of Agony", "agony", 2)
    t:damage("Onyxia", 3)
  end,
}
