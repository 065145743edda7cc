return scenario "Wormwood does nothing for free" {
  cites = { "CR 403.6" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Wormwood" } })
    t:boss { play = { "Vesh'ral" } }
  end,
  play = function(t)
    t:cant(1, "uses", "Wormwood", { reason = "CR 403.6" })
  end,
  expect = function(t)
    t:damage("Wormwood", 0)
  end,
}
