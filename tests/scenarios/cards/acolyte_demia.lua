return scenario "Acolyte Demia pays with her own health for each shadow bolt, on her own turn" {
  cites = { "CR 701.1", "BA:Payment Power", "CR 405.3", "CR 405.2", "BA:Fatal Damage" },
  given = function(t)
    t:seat(1, { hero = "hoa/boris_brightbeard", resources = 3, deck = { "Smite" },
      play = { { "Acolyte Demia", damage = 4, new = true } } })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "uses", "Acolyte Demia")
    t:ends_turn()
    t:uses(1, "Acolyte Demia", { target = "Onyxia" })
    t:damage("Acolyte Demia", 5)
    t:everyone_passes()
    t:damage("Onyxia", 1)
    t:uses(1, "Acolyte Demia", { target = "Onyxia" })
    t:in_graveyard(1, "Acolyte Demia")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 2)
    t:ready_resources(1, 1)
    t:told { "Acolyte Demia deals 1 shadow damage to Onyxia" }
  end,
}
