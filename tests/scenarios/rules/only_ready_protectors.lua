return scenario "Only a ready Protector protects, and only one for each defender" {
  cites = { "CR 602.2", "CR 411.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo",
      play = { "Guardian Steelhorn", { "Guardian Steelhorn", exhausted = true }, "Taz'dingo" } })
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:protects(1, { "Guardian Steelhorn", 1 })
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage({ "Guardian Steelhorn", 1 }, 1)
    t:damage({ "Guardian Steelhorn", 2 }, 0)
    t:ready("Taz'dingo")
  end,
}
