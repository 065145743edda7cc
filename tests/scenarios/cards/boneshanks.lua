return scenario "Boneshanks takes an ally along" {
  cites = { "CR 703.1", "CR 415.9d" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Fire Blast", "Fire Blast" }, resources = 2,
      play = { "Boneshanks", "Orgrimmar Grunts", "Kagra of the Crossroads" } })
    t:boss { play = { "Vanda Skydaughter", "Vesh'ral" } }
  end,
  play = function(t)
    t:plays(1, "Fire Blast", { target = "Kagra of the Crossroads" })
    t:everyone_passes()
    t:asked(1, "Your move")                   -- she goes alone
    t:plays(1, "Fire Blast", { target = "Boneshanks" })
    t:everyone_passes()
    t:in_graveyard(1, "Boneshanks")
    t:not_offered(1, "Onyxia")
    t:answers(1, "Vanda Skydaughter")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Vanda Skydaughter")
    t:in_play("boss", "Vesh'ral")
    t:in_play(1, "Orgrimmar Grunts")
  end,
}
