return scenario "Ritual Sacrifice turns your allies into damage, one each, at any time" {
  cites = { "CR 701.1", "CR 403.5", "CR 305.2a" },
  given = function(t)
    t:seat(1, { hero = "tdp/pagatha_soulbinder", play = { "Ritual Sacrifice",
      "Orgrimmar Grunts", "Vesh'ral" } })
    t:boss { play = { { "Guardian Steelhorn", damage = 2 } } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:can(1, "uses", "Ritual Sacrifice", { target = "Pagatha Soulbinder" })
    t:uses(1, "Ritual Sacrifice", { target = "Guardian Steelhorn", pay = { "Orgrimmar Grunts" } })
    t:in_graveyard(1, "Orgrimmar Grunts")
    t:everyone_passes()
    t:in_graveyard("boss", "Guardian Steelhorn")
    t:told { "Pagatha Soulbinder deals 1 shadow damage to Guardian Steelhorn" }
    t:passes("boss")
    t:uses(1, "Ritual Sacrifice", { target = "Onyxia" })
    t:everyone_passes()
    t:passes("boss")
    t:cant(1, "uses", "Ritual Sacrifice", { reason = "CR 403" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 1)
    t:in_graveyard(1, "Vesh'ral")
    t:in_play(1, "Ritual Sacrifice")
  end,
}
