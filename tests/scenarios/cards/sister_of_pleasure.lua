local cards = { ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Warrior", "Traitor" }, class = { "warrior" }, text = "" } }

return {
  scenario "A Sister of Pleasure heals as she steps in front of her Boss" {
    raid = "black_temple",
    cites = { "CR 602.3", "CR 407.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = { "the_betrayer", damage = 3 }, play = { "Sister of Pleasure", { "Ox", damage = 3 } } }
      t:seat(1, { hero = "hoa/ta_zo", play = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:attacks(1, { "Ox", 2 }, "The Betrayer")
      t:protects("boss", "Sister of Pleasure")
      t:offers("boss", "Ta'zo")
      t:offers("boss", "Ox@boss")
      t:answers("boss", "The Betrayer")
      t:to_end_of_combat()
      t:damage("The Betrayer", 2)
      t:damage("Sister of Pleasure", 1)
      t:attacks(1, { "Ox", 3 }, "Ox@boss")       -- she is exhausted, and does not defend
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:told { "Sister of Pleasure heals 1 damage from The Betrayer" }
      t:damage("The Betrayer", 2)
      t:damage("Ox@boss", 4)
    end,
  },
  scenario "A Traitor's Sister heals when she is attacked, and not as she attacks" {
    raid = "black_temple",
    cites = { "CR 602.3" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Ox" } }
      t:seat(1, { hero = { "Turncoat", damage = 2 }, hand = { "Sister of Pleasure" }, play = { "Sister of Pleasure" },
        resources = 1 })
    end,
    play = function(t)
      t:plays(1, "Sister of Pleasure")
      t:everyone_passes()
      t:ready_resources(1, 0)
      t:attacks(1, { "Sister of Pleasure", 1 }, "The Betrayer")
      t:to_end_of_combat()
      t:damage("Turncoat", 2)
      t:ends_turn()
      t:attacks("boss", "Ox", { "Sister of Pleasure", 1 })
      t:will_answer(1, "Turncoat", "Choose a target")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Turncoat", 1) end,
  },
}
