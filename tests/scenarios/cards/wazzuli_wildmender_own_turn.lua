return scenario "Wazzuli Wildmender does not heal as another turn starts" {
  cites = { "CR 500.2" },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 3 }, play = { "Wazzuli Wildmender" } })
    t:turn("boss", "ready")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:damage("Ta'zo", 3)
  end,
}
