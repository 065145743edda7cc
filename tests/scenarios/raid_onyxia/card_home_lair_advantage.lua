return scenario "Home Lair Advantage hides Onyxia and guards the Boss player's cards" {
  cites = { "CR 706.1", "CR 711.1", "CR 707.1c" },
  given = function(t)
    t:boss { hand = { "Home Lair Advantage", "Flame Breath" }, resources = 3 }
    t:seat(1, { play = { "roasted_flesh" }, hand = { "meaningless_exertion" }, resources = 1 })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Home Lair Advantage")
    t:everyone_passes()
    t:plays("boss", "Flame Breath")
    t:passes("boss")
    t:cant(1, "uses", "Roasted Flesh")
    t:plays(1, "Meaningless Exertion", { mode = 1, target = "Roasted Flesh" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:told { "deals 1 fire damage" }
  end,
}
