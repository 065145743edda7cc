return scenario "With Morfiel against it, an ability may be too dear" {
  cites = { "CR 403.1", "CR 704.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Morfiel" } })
    t:boss { hand = { "Flame Breath" }, resources = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "plays", "Flame Breath")
  end,
  expect = function(t)
    t:in_hand("boss", "Flame Breath")
    t:ready_resources("boss", 2)
  end,
}
