return scenario "Corruption eats at its bearer as its controller's turn starts" {
  cites = { "CR 400.2", "CR 703.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Corruption" }, resources = 2,
      deck = { "Life Tap", "Life Tap" } })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:can(1, "plays", "Corruption", { target = "Pagatha Soulbinder" })
    t:plays(1, "Corruption", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 0)
    t:ends_turn()
    t:damage("Onyxia", 1)
    t:ends_turn()
  end,
  expect = function(t)
    t:attached("Corruption", "Onyxia")
    t:damage("Onyxia", 1)
  end,
}
