return scenario "Scorch costs nothing, on its player's own time" {
  cites = { "CR 408.1", "CR 409.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Scorch", "Scorch" }, deck = { "Fireball" } })
    t:boss { play = { "Vesh'ral" } }
  end,
  play = function(t)
    t:offers(1, "Scorch")
    t:can(1, "plays", "Scorch", { target = "Ta'zo" })
    t:plays(1, { "Scorch", 1 }, { target = "Vesh'ral" })
    t:everyone_passes()
    t:in_graveyard("boss", "Vesh'ral")
    t:told { "Ta'zo deals 1 fire damage to Vesh'ral" }
    t:ends_turn()
    t:passes("boss")
    t:cant(1, "plays", "Scorch")
    t:ends_turn()
    t:plays(1, "Scorch", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 1)
  end,
}
