return scenario "Morfiel makes abilities dearer for opponents only" {
  cites = { "CR 704.1", "CR 707.1", "BA:Play" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Morfiel" }, hand = { "Corruption" },
      resources = 2 })
    t:boss { hand = { "Flame Breath", "Crush" }, resources = 3 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:ready_resources("boss", 0)
    t:passes("boss")
    t:plays(1, "Corruption", { target = "Onyxia" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:attached("Corruption", "Onyxia")
    t:damage("Pagatha Soulbinder", 1)
  end,
}
