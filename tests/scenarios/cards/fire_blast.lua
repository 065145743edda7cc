return scenario "Fire Blast burns a character on either player's turn" {
  cites = { "CR 409.1", "CR 408.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1 })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 2)
    t:in_graveyard(1, "Fire Blast")
    t:ready_resources(1, 0)
    t:told { "Ta'zo deals 2 fire damage to Onyxia" }
  end,
}
