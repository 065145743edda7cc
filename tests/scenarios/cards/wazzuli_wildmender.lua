return scenario "Wazzuli Wildmender heals each character of her party as her turn starts" {
  cites = { "CR 703.1", "CR 407.1", "CR 501.1", "CR 500.2" },
  raiders = 2,
  given = function(t)
    t:seat(1, {
      hero = { "hoa/ta_zo", damage = 3 }, deck = { "Fire Blast" },
      play = { "Wazzuli Wildmender", { "Guardian Steelhorn", damage = 1 } } })
    t:seat(2, { hero = { "tdp/bulkas_wildhorn", damage = 3 } })
    t:boss { boss = { "onyxias_lair/onyxia_1", damage = 5 } }
    t:turn(1, "ready")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:damage("Ta'zo", 2)
    t:damage("Guardian Steelhorn", 0)
    t:damage("Bulkas Wildhorn", 3)
    t:damage("Onyxia", 5)
  end,
}
