return scenario "Home Lair Advantage is over with the turn: Onyxia is in reach, her cards can be interrupted" {
  cites = { "CR 714.3", "CR 711.1" },
  given = function(t)
    t:boss { hand = { "Home Lair Advantage", "Crush" }, resources = 3, deck = { "Tail Swipe" } }
    t:seat(1, { play = { "roasted_flesh", "Taz'dingo" }, hand = { "meaningless_exertion" },
      resources = 1, deck = { "Fire Blast" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Home Lair Advantage")
    t:everyone_passes()
    t:ends_turn()
    t:can(1, "uses", "Roasted Flesh", { target = "Onyxia" })
    t:passes(1)
    t:plays("boss", "Crush", { target = "Taz'dingo" })
    t:passes("boss")
    t:plays(1, "Meaningless Exertion", { mode = 2, target = "Crush" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_play(1, "Taz'dingo")
    t:in_graveyard("boss", "Crush")
    t:told { "Crush is interrupted" }
  end,
}
