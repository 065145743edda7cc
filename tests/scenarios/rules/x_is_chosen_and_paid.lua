return scenario "X is chosen as the power is used, and paid with it" {
  cites = { "CR 707.1", "CR 201.3", "CR 707.1b" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Mana Shield" }, resources = 5 })
    t:boss { play = { "Wazzuli Wildmender" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:uses(1, "Mana Shield", { x = 2 })
    t:ready_resources(1, 3)
    t:everyone_passes()
    t:attacks("boss", "Wazzuli Wildmender", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 1)
  end,
}
