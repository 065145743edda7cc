local cards = { ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  owl = ally "Owl" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Warrior", "Traitor" }, class = { "warrior" }, text = "" } }

return {
  scenario "A Promenade Sentinel sweeps up to three heroes and allies as it comes" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 706.1", "CR 703.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = { "supremus", damage = 5 },
        resources = { { "promenade_sentinel", down = true, deck = "minion" } } }
      t:seat(1, { hero = "hoa/ta_zo", play = { "Ox" } })
      t:seat(2, { hero = "tdp/bulkas_wildhorn", play = { "Owl" } })
    end,
    play = function(t)
      t:attacks(1, "Ox", "Supremus")
      t:to_end_of_combat()
      t:not_offered("boss", { "Ta'zo", "Bulkas Wildhorn", "Owl", "Ox" })
      t:answers("boss", { "Ta'zo", "Bulkas Wildhorn", "Owl" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Promenade Sentinel deals 2 arcane damage" }
      t:damage("Ta'zo", 2)
      t:damage("Bulkas Wildhorn", 2)
      t:damage("Owl", 2)
      t:damage("Ox", 0)
    end,
  },
  scenario "A Traitor's Sentinel may hit fewer, and none" {
    raid = "black_temple",
    cites = { "CR 706.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Ox" } }
      t:seat(1, { hero = "Turncoat", hand = { "Promenade Sentinel", "Promenade Sentinel", "Owl" }, resources = 15 })
    end,
    play = function(t)
      t:plays(1, { "Promenade Sentinel", 1 })
      t:everyone_passes()
      t:deals("Promenade Sentinel", "arcane")
      t:offers(1, "Turncoat")
      t:answers(1, "The Betrayer")
      t:finishes_chain()
      t:plays(1, "Promenade Sentinel")
      t:everyone_passes()
      t:answers(1, "none")
      t:finishes_chain()
      t:plays(1, "Owl")
      t:everyone_passes()
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:damage("The Betrayer", 2)
      t:damage("Ox", 0)
      t:ready_resources(1, 0)
    end,
  },
}
