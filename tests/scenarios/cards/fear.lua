return scenario "Fear drives an opposing ally home, never one of your own" {
  cites = { "CR 706.1", "CR 415.2" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Fear" }, resources = 1,
      play = { "Orgrimmar Grunts" } })
    t:seat(2, { play = { "Kagra of the Crossroads" } })
    t:boss { play = { "Guardian Steelhorn", "Vesh'ral" } }
  end,
  play = function(t)
    t:cant(1, "plays", "Fear", { target = "Orgrimmar Grunts" })
    t:cant(1, "plays", "Fear", { target = "Kagra of the Crossroads" })
    t:plays(1, "Fear", { target = "Guardian Steelhorn" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand("boss", "Guardian Steelhorn")
    t:in_play("boss", "Vesh'ral")
    t:ready_resources(1, 0)
  end,
}
