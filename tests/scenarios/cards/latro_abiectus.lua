return scenario "Latro Abiectus is Elusive: he attacks, and nobody attacks him" {
  cites = { "KW Elusive", "CR 601.2b" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Latro Abiectus", "Randipan" },
      deck = { "Shiv" } })
    t:boss { play = { "Tyrus Sheynathren" } }
  end,
  play = function(t)
    t:attacks(1, "Latro Abiectus", "Onyxia")
    t:to_end_of_combat()
    t:damage("Onyxia", 3)
    t:ends_turn()
    t:cant("boss", "attacks", "Onyxia", { defender = "Latro Abiectus" })
    t:can("boss", "attacks", "Onyxia", { defender = "Randipan" })
  end,
  expect = function(t)
    t:told { "deals 3 melee damage to Onyxia" }
  end,
}
