return scenario "Night of Knives cuts every raider's hero" {
  raid = "black_temple", raiders = 2, cites = { "CR 405.1" },
  given = function(t)
    t:seat(1, { hero = "Ta'zo" })
    t:seat(2, { hero = "Ta'zo", play = { "Apprentice Teep" } })
    t:boss { hand = { "Night of Knives" }, resources = 4 }
    t:turn "boss"
  end,
  play = function(t)
    t:plays("boss", "Night of Knives")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@1", 3)
    t:damage("hero@2", 3)
    t:damage("Apprentice Teep", 0)
  end,
}
