return scenario "Mana Shield covers its own hero, and no friend" {
  cites = { "CR 717.2" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Mana Shield" }, resources = 3 })
    t:seat(2, { hero = "tdp/bulkas_wildhorn" })
    t:boss { play = { "Vesh'ral", "Benethor Draigo" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:uses(1, "Mana Shield", { x = 3 })
    t:everyone_passes()
    t:attacks("boss", "Vesh'ral", "Bulkas Wildhorn")
    t:to_end_of_combat()
    t:damage("Bulkas Wildhorn", 3)
    t:attacks("boss", "Benethor Draigo", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 1)                      -- 4 less the 3 that nothing else has used
    t:damage("Bulkas Wildhorn", 3)
  end,
}
