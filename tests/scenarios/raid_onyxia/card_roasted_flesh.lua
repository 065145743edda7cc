return scenario "Roasted Flesh comes at any time and is used up for 3 fire damage" {
  given = function(t)
    t:boss { hand = { "Roasted Flesh" }, resources = 1 }
    t:seat(1, { hero = "Ta'zo" })
  end,
  play = function(t)
    t:passes(1)
    t:plays("boss", "Roasted Flesh")
    t:everyone_passes()
    t:passes(1)
    t:cant("boss", "uses", "Roasted Flesh", { target = "Onyxia" })
    t:uses("boss", "Roasted Flesh", { target = "Ta'zo" })
    t:in_graveyard("boss", "Roasted Flesh")
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Ta'zo", 3)
  end,
}
