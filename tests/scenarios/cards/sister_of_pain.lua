local cards = { ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9, text = "" },
  owl = ally "Owl" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Warrior", "Traitor" }, class = { "warrior" }, text = "" } }

return {
  scenario "A Sister of Pain lashes a hero, whomever she attacks" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 703.1", "CR 706.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Sister of Pain", "Owl" } }
      t:seat(1, { hero = "hoa/ta_zo", play = { "Ox" } })
      t:seat(2, { hero = "tdp/bulkas_wildhorn" })
      t:turn("boss")
    end,
    play = function(t)
      t:deals("Sister of Pain", "shadow")
      t:attacks("boss", "Sister of Pain", "Ox")
      t:not_offered("boss", "Ox", "")
      t:not_offered("boss", "The Betrayer", "")
      t:offers("boss", "Ta'zo")
      t:answers("boss", "Bulkas Wildhorn")
      t:to_end_of_combat()
      t:attacks("boss", "Owl", "Ox")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:told { "Sister of Pain deals 1 shadow damage to Bulkas Wildhorn" }
      t:damage("Bulkas Wildhorn", 1)
      t:damage("Ta'zo", 0)
      t:damage("Ox", 1 + 1)
    end,
  },
  scenario "A Traitor's Sister lashes a Boss, and not as she defends" {
    raid = "black_temple",
    cites = { "CR 602.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Ox" } }
      t:seat(1, { hero = "Turncoat", hand = { "Sister of Pain" }, play = { "Sister of Pain" }, resources = 1 })
    end,
    play = function(t)
      t:plays(1, "Sister of Pain")
      t:everyone_passes()
      t:ready_resources(1, 0)
      t:attacks(1, { "Sister of Pain", 1 }, "Ox")
      t:to_end_of_combat()
      t:damage("The Betrayer", 1)
      t:ends_turn()
      t:attacks("boss", "Ox", { "Sister of Pain", 1 })
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("The Betrayer", 1) end,
  },
}
