return scenario "A raider who loses takes along all that he owns, and the others play on" {
  cites = { "CR 102.2", "CR 102.1" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1 })
    t:seat(2, { hero = { "tdp/bulkas_wildhorn", damage = 30 }, hand = { "Intercept" },
      play = { "Battle Shout", { "Kagra of the Crossroads", damage = 0 } }, resources = 2 })
    t:boss { hand = { "Flame Breath" }, resources = 2 }
    t:seat(2, { play = { { "Rend", attached_to = "Onyxia" } } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:everyone_passes()
  end,
  expect = function(t)
    t:lost(2)
    t:winner("none")
    t:removed(2, "Rend")
    t:removed(2, "Battle Shout")
    t:removed(2, "Kagra of the Crossroads")
    t:removed(2, "Intercept")
    t:damage("Ta'zo", 1)
    t:asked("boss")
  end,
}
