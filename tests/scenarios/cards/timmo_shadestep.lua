return scenario "Timmo Shadestep flips to destroy an exhausted ally, once and on his own turn" {
  cites = { "CR 701.1", "CR 301.2", "CR 403.6b" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", resources = 10, deck = { "Shiv" } })
    t:boss {
      boss = { "onyxias_lair/onyxia_1", exhausted = true },
      play = { { "Wazzuli Wildmender", exhausted = true }, { "Vanda Skydaughter", exhausted = true },
        "Tyrus Sheynathren" } }
    t:turn(1)
  end,
  play = function(t)
    t:cant(1, "uses", "Timmo Shadestep", { target = "Tyrus Sheynathren" })
    t:cant(1, "uses", "Timmo Shadestep", { target = "Onyxia" })
    t:uses(1, "Timmo Shadestep", { target = "Wazzuli Wildmender" })
    t:everyone_passes()
    t:in_graveyard("boss", "Wazzuli Wildmender")
    t:ready_resources(1, 5)
    t:cant(1, "uses", "Timmo Shadestep")
  end,
  expect = function(t)
    t:in_play("boss", "Vanda Skydaughter")
  end,
}
