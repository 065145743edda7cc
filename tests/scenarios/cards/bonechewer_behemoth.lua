local cards = { ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Warrior", "Traitor" }, class = { "warrior" }, text = "" } }

return {
  scenario "A Bonechewer Behemoth that comes with the next Boss burns a hero" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 703.1", "CR 706.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = { "supremus", damage = 5 },
        resources = { { "bonechewer_behemoth", down = true, deck = "minion" } } }
      t:seat(1, { hero = "hoa/ta_zo", play = { "Ox" } })
      t:seat(2, { hero = "tdp/bulkas_wildhorn" })
    end,
    play = function(t)
      t:attacks(1, "Ox", "Supremus")
      t:to_end_of_combat()
      t:not_offered("boss", "Ox", "")
      t:offers("boss", "Ta'zo")
      t:answers("boss", "Bulkas Wildhorn")
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Bonechewer Behemoth deals 4 fire damage to Bulkas Wildhorn" }
      t:damage("Bulkas Wildhorn", 4)
      t:damage("Ta'zo", 0)
    end,
  },
  scenario "A Traitor pays for him, and aims as he likes" {
    raid = "black_temple",
    cites = { "CR 403.6" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { { "Ox", new = true } } }
      t:seat(1, { hero = "Turncoat", hand = { "Bonechewer Behemoth", "Ox" }, resources = 6 })
    end,
    play = function(t)
      t:plays(1, "Bonechewer Behemoth")
      t:everyone_passes()
      t:offers(1, "Turncoat")
      t:answers(1, "The Betrayer")
      t:finishes_chain()
      t:damage("The Betrayer", 4)
      t:plays(1, "Ox")                           -- nobody else roars
      t:everyone_passes()
      t:asked(1, "Your move")
    end,
    expect = function(t) t:ready_resources(1, 0) end,
  },
}
