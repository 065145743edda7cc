return scenario "Ta'zo flips to burn a character, once and on his own turn" {
  cites = { "CR 701.1", "CR 301.2", "CR 403.6b" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", resources = 6, deck = { "Fire Blast" } })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "uses", "Ta'zo")
    t:ends_turn()
    t:uses(1, "Ta'zo", { target = "Onyxia" })
    t:everyone_passes()
    t:cant(1, "uses", "Ta'zo")
  end,
  expect = function(t)
    t:damage("Onyxia", 3)
    t:ready_resources(1, 3)
    t:ready("Ta'zo")
  end,
}
