return scenario "Intercept exhausts its target before it hurts it" {
  cites = { "CR 411.1", "CR 709.2" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Intercept" }, resources = 1 })
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:can(1, "plays", "Intercept", { target = "Bulkas Wildhorn" })
    t:plays(1, "Intercept", { target = "Onyxia" })
    t:everyone_passes()
    t:cant("boss", "attacks", "Onyxia")
  end,
  expect = function(t)
    t:exhausted("Onyxia")
    t:damage("Onyxia", 1)
  end,
}
