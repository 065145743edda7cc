return scenario "A Mana Shield that was not used up is gone with the turn" {
  cites = { "CR 717.2", "CR 503.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Mana Shield" }, resources = 5,
      deck = { "Fire Blast" } })
    t:boss { play = { "Taz'dingo" } }
  end,
  play = function(t)
    t:uses(1, "Mana Shield", { x = 5 })
    t:everyone_passes()
    t:ends_turn()
    t:attacks("boss", "Taz'dingo", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 2)
  end,
}
