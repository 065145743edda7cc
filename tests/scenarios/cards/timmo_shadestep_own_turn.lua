return scenario "Timmo Shadestep waits for his own turn" {
  cites = { "CR 701.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", resources = 5 })
    t:boss { play = { { "Vanda Skydaughter", exhausted = true } } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:cant(1, "uses", "Timmo Shadestep", { reason = "turn" })
    t:passes(1)
  end,
  expect = function(t)
    t:in_play("boss", "Vanda Skydaughter")
  end,
}
