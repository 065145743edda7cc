return scenario "Piztog is Elusive and gives health to the other allies of his party" {
  cites = { "CR 704.1", "CR 601.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Piztog", "Kagra of the Crossroads" } })
    t:boss { play = { "Onyxian Whelp" } }
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "attacks", "Onyxia", { defender = "Piztog" })
  end,
  expect = function(t)
    t:health("Kagra of the Crossroads", 3)
    t:health("Piztog", 2)
    t:health("Pagatha Soulbinder", 28)
    t:health("Onyxian Whelp", 1)
  end,
}
