return scenario "Ember Tempest burns all raiders" {
  cites = { "CR 405.1" },
  given = function(t)
    t:seat(1, { hero = "Ta'zo" })
    t:boss { hand = { "Ember Tempest" }, resources = 3 }
    t:turn "boss"
  end,
  play = function(t)
    t:plays("boss", "Ember Tempest")
    t:everyone_passes()
  end,
  expect = function(t) t:damage("hero@1", 2) end,
}
