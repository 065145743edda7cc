return scenario "Meekway Humzinger goes home and leaves a card" {
  cites = { "CR 701.1", "CR 403.1", "BA:Cost", "KW Elusive" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Meekway Humzinger" }, resources = 2,
      deck = { "Shiv", "Vanish" } })
    t:seat(2, { hero = "hoa/timmo_shadestep",
      play = { { "Meekway Humzinger", exhausted = true } }, resources = 1 })
    t:boss { play = { "Tyrus Sheynathren" } }
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "attacks", "Tyrus Sheynathren", { defender = "Meekway Humzinger@1" })
    t:passes("boss")
    t:uses(1, "Meekway Humzinger")
    t:in_hand(1, "Meekway Humzinger")          -- before anybody can answer
    t:hand_count(1, 1)
    t:ready_resources(1, 1)
    t:passes(1)
    t:cant(2, "uses", "Meekway Humzinger")     -- she is exhausted already
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_hand(1, "Shiv")
    t:hand_count(1, 2)
  end,
}
