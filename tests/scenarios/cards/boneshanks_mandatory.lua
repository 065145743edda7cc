return scenario "Boneshanks asks no leave: a friend goes with him where nobody else is there" {
  cites = { "CR 706.1", "CR 703.1" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1,
      play = { "Boneshanks" } })
    t:seat(2, { play = { "Orgrimmar Grunts" } })
  end,
  play = function(t)
    t:plays(1, "Fire Blast", { target = "Boneshanks" })
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(2, "Orgrimmar Grunts")
  end,
}
