return scenario "Skewer without an ally of yours strikes nobody" {
  cites = { "CR 709.2c" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", hand = { "Skewer" }, resources = 4 })
    t:boss { play = { "Vesh'ral" } }
  end,
  play = function(t)
    t:plays(1, "Skewer", { target = "Vesh'ral" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play("boss", "Vesh'ral")
    t:in_graveyard(1, "Skewer")
  end,
}
