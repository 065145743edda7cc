return scenario "Fireball hits at once and burns on" {
  cites = { "CR 305.2a", "CR 400.2", "CR 703.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fireball" }, resources = 4,
      deck = { "Fire Blast" } })
  end,
  play = function(t)
    t:plays(1, "Fireball", { target = "Onyxia" })
    t:everyone_passes()
    t:attached("Fireball", "Onyxia")
    t:damage("Onyxia", 4)
    t:ends_turn()
    t:damage("Onyxia", 4)
    t:ends_turn()
  end,
  expect = function(t)
    t:damage("Onyxia", 5)
  end,
}
