return scenario "Priority passes clockwise, and the chain shrinks only as all have passed" {
  cites = { "CR 410.1", "CR 410.4", "CR 410.4b" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo" })
    t:seat(2, { hero = "tdp/bulkas_wildhorn", hand = { "Rend" }, resources = 1 })
    t:boss {}
    t:turn(1)
  end,
  play = function(t)
    t:passes(1)
    t:asked(2)
    t:plays(2, "Rend", { target = "Onyxia" })
    t:passes(2)
    t:asked("boss")
    t:passes("boss")
    t:asked(1)
    t:passes(1)
    t:attached("Rend", "Onyxia")
    t:asked(1)
  end,
  expect = function(t)
    t:is_turn(1)
    t:chain(0)
  end,
}
