return scenario "Mana Shield prevents as much combat damage from allies as was paid for" {
  cites = { "CR 717.2", "CR 201.3" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Mana Shield" }, resources = 4 })
    t:boss { play = { "Taz'dingo", "Wazzuli Wildmender" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:uses(1, "Mana Shield", { x = 4 })
    t:everyone_passes()
    t:ready_resources(1, 0)
    t:exhausted("Mana Shield")
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:to_end_of_combat()
    t:damage("Ta'zo", 1)
    t:attacks("boss", "Taz'dingo", "Ta'zo")
    t:to_end_of_combat()
    t:damage("Ta'zo", 1)
    t:attacks("boss", "Wazzuli Wildmender", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 2)
  end,
}
