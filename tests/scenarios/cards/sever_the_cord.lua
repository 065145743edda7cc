return scenario "Sever the Cord kills one ally of yours to kill another's" {
  cites = { "CR 403.1", "CR 403.5" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Sever the Cord" }, resources = 2,
      play = { "Orgrimmar Grunts", "Vesh'ral" } })
    t:boss { play = { "Vanda Skydaughter" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Sever the Cord", { target = "Vanda Skydaughter", pay = { "Orgrimmar Grunts" } })
    t:in_graveyard(1, "Orgrimmar Grunts")
    t:in_play("boss", "Vanda Skydaughter")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Vanda Skydaughter")
    t:in_play(1, "Vesh'ral")
    t:ready_resources(1, 0)
  end,
}
