return scenario "Rend wounds its bearer as its controller's turn starts" {
  cites = { "CR 400.2", "CR 703.1" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Rend" }, resources = 1,
      deck = { "Rend", "Rend" } })
  end,
  play = function(t)
    t:plays(1, "Rend", { target = "Onyxia" })
    t:everyone_passes()
    t:attached("Rend", "Onyxia")
    t:damage("Onyxia", 0)
    t:ends_turn()
    t:damage("Onyxia", 0)
    t:ends_turn()
  end,
  expect = function(t)
    t:damage("Onyxia", 1)
    t:told { "Bulkas Wildhorn deals 1 melee damage to Onyxia" }
  end,
}
