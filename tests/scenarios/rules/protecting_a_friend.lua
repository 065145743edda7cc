return scenario "A raider's Protector may protect any friendly character" {
  cites = { "CR 602.2" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo" })
    t:seat(2, { hero = "tdp/bulkas_wildhorn", play = { "Guardian Steelhorn" } })
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:protects(2, "Guardian Steelhorn")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 0)
    t:damage("Guardian Steelhorn", 1)
  end,
}
