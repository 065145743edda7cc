return scenario "Fury springs on the turn he comes" {
  cites = { "CR 601.2a" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", hand = { "Fury" }, resources = 5 })
    t:boss { play = { "Guardian Steppestrider" } }
  end,
  play = function(t)
    t:plays(1, "Fury")
    t:everyone_passes()
    t:has("Fury", "Cat")
    t:health("Fury", 3)
    t:attacks(1, "Fury", "Onyxia")
    t:protects("boss", "none")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 5)
    t:exhausted("Fury")
  end,
}
