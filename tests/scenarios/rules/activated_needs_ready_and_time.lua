return scenario "A new ally's [Activate] waits as its attack does" {
  cites = { "CR 302.2", "CR 701.3", "BA:Activate" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { { "Grimdron", new = true } },
      resources = 1 })
  end,
  play = function(t)
    t:cant(1, "uses", "Grimdron")
  end,
  expect = function(t)
    t:ready("Grimdron")
  end,
}
