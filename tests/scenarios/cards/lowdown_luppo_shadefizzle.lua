return scenario "Lowdown Luppo Shadefizzle slips past guards, attackers and spells alike" {
  cites = { "KW Elusive", "KW Stealth", "KW Untargetable" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", deck = { "Shiv" },
      play = { "Lowdown Luppo Shadefizzle", "Randipan" } })
    t:boss {
      play = { "Guardian Steelhorn" }, hand = { "Fire Blast" }, resources = 1 }
  end,
  play = function(t)
    t:attacks(1, "Randipan", "Onyxia")
    t:can("boss", "protects", "Guardian Steelhorn")
    t:to_end_of_combat()
    t:damage("Onyxia", 2)
    t:attacks(1, "Lowdown Luppo Shadefizzle", "Onyxia")
    t:cant("boss", "protects", "Guardian Steelhorn")
    t:to_end_of_combat()
    t:damage("Onyxia", 4)
    t:ends_turn()
    t:cant("boss", "plays", "Fire Blast", { target = "Lowdown Luppo Shadefizzle" })
    t:can("boss", "plays", "Fire Blast", { target = "Timmo Shadestep" })
    t:cant("boss", "attacks", "Onyxia", { defender = "Lowdown Luppo Shadefizzle" })
    t:can("boss", "attacks", "Onyxia", { defender = "Timmo Shadestep" })
  end,
  expect = function(t)
    t:told { "Lowdown Luppo Shadefizzle deals 2 melee damage to Onyxia" }
  end,
}
