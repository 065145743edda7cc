return scenario "What raises damage comes before what prevents it" {
  cites = { "CR 717.4", "CR 716.1", "CR 717.4a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1,
      play = { "World in Flames" } })
    t:boss { play = { "Dragon Hide" } }
  end,
  play = function(t)
    t:plays(1, "Fire Blast", { target = "Onyxia" })
    t:passes(1)
    t:uses("boss", "Dragon Hide")
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Onyxia", 2)
  end,
}
