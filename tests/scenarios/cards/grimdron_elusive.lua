return scenario "Grimdron is Elusive: nobody attacks him" {
  cites = { "CR 601.2", "CR 601.2b" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Grimdron" } })
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "attacks", "Onyxia", { defender = "Grimdron" })
    t:attacks("boss", "Onyxia", "Pagatha Soulbinder")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Pagatha Soulbinder", 1)
    t:in_play(1, "Grimdron")
  end,
}
