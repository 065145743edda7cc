return scenario "The links of a raider who loses are interrupted by the game" {
  cites = { "CR 102.2", "CR 103.3" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo" })
    t:seat(2, { hero = { "tdp/pagatha_soulbinder", damage = 27 },
      hand = { "Life Tap", "Steal Essence" },
      resources = 4, deck = { "Corruption", "Corruption" } })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:passes(1)
    t:plays(2, "Steal Essence", { target = "Onyxia" })
    t:plays(2, "Life Tap")
  end,
  expect = function(t)
    t:lost(2)
    t:chain(0)
    t:damage("Onyxia", 0)
    t:winner("none")
  end,
}
