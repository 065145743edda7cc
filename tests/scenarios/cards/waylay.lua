return {
  scenario "Waylay exhausts an ally" {
    cites = { "CR 411.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Waylay" } })
      t:boss { play = { "Tyrus Sheynathren" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "plays", "Waylay", { target = "Onyxia" })
      t:plays(1, "Waylay", { target = "Tyrus Sheynathren" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:exhausted("Tyrus Sheynathren")
      t:damage("Tyrus Sheynathren", 0)
    end,
  },
  scenario "Out of Stealth, Waylay also deals an ally its health in damage that has no type" {
    cites = { "KW Stealth", "CR 408.3a", "CR 205.1" },
    cards = {
      wall = ally "Wall" { cost = 7, atk = 0, damage = "melee", health = 9, keywords = { "Melee Resistance" },
        tags = { "Ogre" }, text = "Melee Resistance" },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Waylay" },
        play = { "Vanish" } })
      t:boss { play = { { "Wall", damage = 2 } } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Waylay", { target = "Wall" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Wall")
      t:told { "Wall is exhausted", "Timmo Shadestep deals 9" }
    end,
  },
}
