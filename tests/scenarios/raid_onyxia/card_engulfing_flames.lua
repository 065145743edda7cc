return scenario "Engulfing Flames burn at once and again as each of the Boss's turns starts" {
  cites = { "CR 400.2", "CR 501.1" },
  given = function(t)
    t:boss { hand = { "Engulfing Flames" }, resources = 3 }
    t:seat(1, { hero = "Ta'zo", deck = { "crush", "crush" } })
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "plays", "Engulfing Flames", { target = "Onyxia" })
    t:plays("boss", "Engulfing Flames", { target = "Ta'zo" })
    t:everyone_passes()
    t:attached("Engulfing Flames", "Ta'zo")
    t:damage("Ta'zo", 5)
    t:ends_turn()
    t:damage("Ta'zo", 5)
    t:ends_turn()
  end,
  expect = function(t)
    t:damage("Ta'zo", 6)
  end,
}
