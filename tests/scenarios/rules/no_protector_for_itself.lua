return scenario "A proposed defender does not step in front of itself" {
  cites = { "CR 602.2b" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Guardian Steelhorn", "Guardian Steelhorn" } })
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Onyxia", { "Guardian Steelhorn", 1 })
    t:cant(1, "protects", { "Guardian Steelhorn", 1 })
    t:protects(1, { "Guardian Steelhorn", 2 })
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage({ "Guardian Steelhorn", 2 }, 1)
    t:ready({ "Guardian Steelhorn", 1 })
  end,
}
