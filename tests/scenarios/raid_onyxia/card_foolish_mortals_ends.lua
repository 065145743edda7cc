return scenario "Foolish Mortals! guards Onyxia in this turn alone" {
  cites = { "CR 717.2", "CR 714.3" },
  given = function(t)
    t:boss { hand = { "foolish_mortals" }, resources = 1, deck = { "Crush", "Crush" } }
    t:seat(1, { play = { "roasted_flesh", "roasted_flesh" }, deck = { "Fire Blast" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Foolish Mortals!")
    t:everyone_passes()
    t:ready_resources("boss", 0)
    t:uses("boss", "Foolish Mortals!")
    t:everyone_passes()
    t:passes("boss")
    t:uses(1, { "Roasted Flesh", 1 }, { target = "Onyxia" })
    t:everyone_passes()
    t:damage("Onyxia", 0)                      -- 3 of the 5
    t:ends_turn()
    t:uses(1, "Roasted Flesh", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 3)
  end,
}
