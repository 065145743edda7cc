return scenario "Frostbolt holds nobody to whom it dealt nothing" {
  cites = { "CR 717.2", "CR 709.2", "CR 717.2b" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Frostbolt" }, resources = 3 })
    t:boss { hand = { "Knock Away" }, resources = 1 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Knock Away")
    t:everyone_passes()
    t:passes("boss")
    t:plays(1, "Frostbolt", { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 0)
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 1)
  end,
}
