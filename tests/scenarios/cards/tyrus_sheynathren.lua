return scenario "Tyrus Sheynathren gives his life to interrupt an ability" {
  cites = { "CR 701.1", "CR 711.1", "CR 403.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Tyrus Sheynathren" }, resources = 3 })
    t:boss { hand = { "Flame Breath" }, resources = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Flame Breath")
    t:passes("boss")
    t:uses(1, "Tyrus Sheynathren", { target = "Flame Breath" })
    t:in_graveyard(1, "Tyrus Sheynathren")
    t:everyone_passes()
  end,
  expect = function(t)
    t:chain(0)
    t:in_graveyard("boss", "Flame Breath")
    t:damage("Ta'zo", 0)
    t:ready_resources(1, 0)
    t:ready_resources("boss", 0)
  end,
}
