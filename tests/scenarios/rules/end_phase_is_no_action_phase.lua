return scenario "In the end phase of the own turn only instants are played" {
  cites = { "CR 502.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Blistering Fire", "Fire Blast" }, resources = 5 })
    t:turn(1, "end")
  end,
  play = function(t)
    t:cant(1, "plays", "Blistering Fire")
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 2)
  end,
}
