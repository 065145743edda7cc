return scenario "Last Ember strikes one hero" {
  cites = { "CR 405.1" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "Ta'zo" })
    t:seat(2, { hero = "Ta'zo" })
    t:boss { hand = { "Last Ember" }, resources = 5 }
    t:turn "boss"
  end,
  play = function(t)
    t:plays("boss", "Last Ember", { target = "hero@2" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@2", 5)
    t:damage("hero@1", 0)
  end,
}
