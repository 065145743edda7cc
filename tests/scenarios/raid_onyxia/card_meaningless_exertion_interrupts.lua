return scenario "Meaningless Exertion interrupts an ability card" {
  cites = { "CR 711.1" },
  given = function(t)
    t:boss { hand = { "Meaningless Exertion" }, resources = 1, play = { "Onyxian Whelp" } }
    t:seat(1, { hand = { "Crush" }, resources = 1 })
  end,
  play = function(t)
    t:plays(1, "Crush", { target = "Onyxian Whelp" })
    t:passes(1)
    t:plays("boss", "Meaningless Exertion", { mode = 2, target = "Crush" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:chain(0)
    t:in_graveyard(1, "Crush")
    t:in_play("boss", "Onyxian Whelp")
  end,
}
