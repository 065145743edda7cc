return scenario "Without an ally Sever the Cord has no price; aimed at its price it fizzles" {
  cites = { "CR 403.1", "CR 709.2a" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Sever the Cord", "Sever the Cord" },
      resources = 4, play = { "Orgrimmar Grunts" } })
    t:boss { play = { "Vesh'ral" } }
  end,
  play = function(t)
    t:plays(1, { "Sever the Cord", 1 }, { target = "Orgrimmar Grunts" })
    t:in_graveyard(1, "Orgrimmar Grunts")
    t:everyone_passes()
    t:told { "Sever the Cord is interrupted" }
    t:cant(1, "plays", "Sever the Cord", { reason = "CR 403" })
  end,
  expect = function(t)
    t:in_play("boss", "Vesh'ral")
    t:ready_resources(1, 2)
  end,
}
