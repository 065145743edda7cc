return scenario "A raider whose hero is destroyed loses, and with the last one the raid is lost" {
  cites = { "CR 102.1", "CR 410.6a", "R100.2", "CR 102.1a" },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 24 } })
    t:boss { hand = { "Flame Breath" }, resources = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:everyone_passes()
  end,
  expect = function(t)
    t:lost(1)
    t:winner("boss")
  end,
}
