return scenario "Dismantle destroys an equipment" {
  cites = { "CR 706.1", "CR 300.1" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Dismantle" } })
    t:boss { play = { "Draconian Deflector", "Tyrus Sheynathren" } }
  end,
  play = function(t)
    t:cant(1, "plays", "Dismantle", { target = "Tyrus Sheynathren" })
    t:cant(1, "plays", "Dismantle", { target = "Onyxia" })
    t:plays(1, "Dismantle", { target = "Draconian Deflector" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Draconian Deflector")
    t:in_play("boss", "Tyrus Sheynathren")
  end,
}
