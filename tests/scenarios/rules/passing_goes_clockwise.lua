return scenario "Priority passes clockwise, and the chain shrinks only as all have passed" {
  cites = { "CR 410.1", "CR 410.4", "CR 410.4b" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast" } })
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
    t:can(1, "places", "Fire Blast")
    t:passes(1)
    t:passes(2)
    t:passes("boss")
    t:asked(1)                          -- 410.4b: in the end phase
    t:cant(1, "places", "Fire Blast", { reason = "only in your action phase" })
  end,
  expect = function(t)
    t:is_turn(1)
    t:chain(0)
  end,
}
