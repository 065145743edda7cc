return scenario "One Pet is all that a party has room for" {
  cites = { "CR 414.3", "CR 414.2", "CR 414.3b" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Morfiel" }, resources = 4,
      play = { "Grimdron", "Taz'dingo" } })
  end,
  play = function(t)
    t:plays(1, "Morfiel")
    t:everyone_passes()
    t:asked(1, "Uniqueness")
    t:answers(1, "Grimdron")
  end,
  expect = function(t)
    t:in_graveyard(1, "Grimdron")
    t:in_play(1, "Morfiel")
    t:in_play(1, "Taz'dingo")
  end,
}
