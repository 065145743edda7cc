local cards = { ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9, text = "" },
  owl = ally "Owl" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Priest", "Traitor" }, class = { "priest" }, text = "" } }

return {
  scenario "As an Illidari Archon attacks, a resource may ready" {
    raid = "black_temple",
    cites = { "CR 703.1", "CR 411.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Illidari Archon", "Illidari Archon", "Owl" },
        resources = { { "sister_of_pain", down = true, exhausted = true, deck = "minion" },
          { "sister_of_pleasure", down = true, exhausted = true, deck = "minion" },
          { "temple_concubine", down = true, deck = "minion" } } }
      t:seat(1, { play = { "Ox" }, resources = { { "Owl", down = true, exhausted = true } } })
      t:turn("boss")
    end,
    play = function(t)
      t:deals({ "Illidari Archon", 1 }, "shadow")
      t:attacks("boss", "Owl", "Ox")             -- no Archon
      t:to_end_of_combat()
      t:ready_resources("boss", 1)
      t:attacks("boss", { "Illidari Archon", 1 }, "Ox")
      t:everyone_passes()
      t:asked("boss", "Ready one of your resources")
      t:not_offered("boss", { "Owl", 1 })
      t:answers("boss", "Sister of Pleasure")
      t:to_end_of_combat()
      t:ready_resources("boss", 2)
      t:attacks("boss", { "Illidari Archon", 2 }, "Ox")
      t:everyone_passes()
      t:answers("boss", "none")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:ready_resources("boss", 2)
      t:ready_resources(1, 0)
      t:damage("Ox", 1 + 2 + 2)
    end,
  },
  scenario "Nothing is asked where none is exhausted, and a Traitor uses it as well" {
    raid = "black_temple",
    cites = { "CR 709.2b" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Ox" } }
      t:seat(1, { hero = "Turncoat", play = { "Illidari Archon", "Illidari Archon" },
        resources = { { "Ox", down = true } }, hand = { "Owl" } })
    end,
    play = function(t)
      t:attacks(1, { "Illidari Archon", 1 }, "Ox")
      t:to_end_of_combat()
      t:plays(1, "Owl")
      t:everyone_passes()
      t:ready_resources(1, 0)
      t:will_answer(1, "Ox@1", "Ready one of your resources")
      t:attacks(1, { "Illidari Archon", 2 }, "Ox")
      t:to_end_of_combat()
    end,
    expect = function(t) t:ready_resources(1, 1) end,
  },
}
