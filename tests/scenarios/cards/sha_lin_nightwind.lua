return scenario "Sha'lin Nightwind strikes hard out of the dark, where nobody can attack her" {
  cites = { "KW Elusive", "CR 601.2b", "CR 602.2" },
  given = function(t)
    t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Sha'lin Nightwind", "Randipan" },
      deck = { "Shiv" } })
    t:boss { play = { "Guardian Steelhorn" } }
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "attacks", "Onyxia", { defender = "Sha'lin Nightwind" })
    t:can("boss", "attacks", "Onyxia", { defender = "Randipan" })
    t:ends_turn()
    t:attacks(1, "Sha'lin Nightwind", "Onyxia")
    t:protects("boss", "Guardian Steelhorn")   -- Elusive is no Stealth
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 0)
    t:in_graveyard(1, "Sha'lin Nightwind")     -- his ATK on 1 health
    t:told { "Sha'lin Nightwind deals 4 melee damage to Guardian Steelhorn" }
  end,
}
