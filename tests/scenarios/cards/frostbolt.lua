return scenario "Frostbolt keeps a character from attacking until the turn is over" {
  cites = { "CR 714.3", "CR 601.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Frostbolt" }, resources = 3,
      deck = { "Fire Blast" } })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Frostbolt", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 3)
    t:cant("boss", "attacks", "Onyxia")
    t:ends_turn()
    t:ends_turn()
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 1)
  end,
}
