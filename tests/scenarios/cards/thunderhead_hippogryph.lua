return {
  scenario "A Thunderhead Hippogryph flies with the Alliance where nobody can attack it" {
    cites = { "CR 206.1c", "KW Elusive" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", hand = { "Thunderhead Hippogryph" },
        resources = 4, deck = { "Shiv" } })
    end,
    play = function(t)
      t:plays(1, "Thunderhead Hippogryph")
      t:everyone_passes()
      t:has("Thunderhead Hippogryph", "Ferocity", false)
      t:cant(1, "attacks", "Thunderhead Hippogryph")
      t:ends_turn()
      t:cant("boss", "attacks", "Onyxia", { defender = "Thunderhead Hippogryph" })
    end,
    expect = function(t)
      t:has("Thunderhead Hippogryph", "Elusive")
      t:ready_resources(1, 0)
    end,
  },
  scenario "A Thunderhead Hippogryph dives for the Horde in the turn in which it comes" {
    cites = { "CR 206.1c", "KW Ferocity" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Thunderhead Hippogryph" }, resources = 4,
        deck = { "Fireball" } })
    end,
    play = function(t)
      t:plays(1, "Thunderhead Hippogryph")
      t:everyone_passes()
      t:attacks(1, "Thunderhead Hippogryph", "Onyxia")
      t:to_end_of_combat()
      t:damage("Onyxia", 3)
      t:ends_turn()
      t:can("boss", "attacks", "Onyxia", { defender = "Thunderhead Hippogryph" })
    end,
    expect = function(t)
      t:has("Thunderhead Hippogryph", "Elusive", false)
      t:told { "deals 3 melee damage to Onyxia" }
    end,
  },
}
