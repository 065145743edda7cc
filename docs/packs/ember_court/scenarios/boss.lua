return scenario "The Master burns a hero once per turn" {
  raid = "ember_court",
  cites = { "R200.2" },
  given = function(t)
    t:seat(1, { hero = "Ta'zo" })
    t:boss { resources = 4 }
    t:turn "boss"
  end,
  play = function(t)
    t:uses("boss", "Master of Ember Court", { target = "hero@1" })
    t:everyone_passes()
  end,
  expect = function(t) t:damage("hero@1", 3) end,
}
