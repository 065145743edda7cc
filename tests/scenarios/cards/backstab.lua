return {
  scenario "Backstab adds a Dagger's ATK, and finds the exhausted alone" {
    cites = { "CR 706.1", "CR 411.1", "CR 303.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 3, hand = { "Backstab" },
        play = { "Scarlet Kris" } })
      t:boss { play = { { "Vanda Skydaughter", exhausted = true }, "Tyrus Sheynathren" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "plays", "Backstab", { target = "Tyrus Sheynathren" })
      t:cant(1, "plays", "Backstab", { target = "Onyxia" })
      t:plays(1, "Backstab", { target = "Vanda Skydaughter" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Vanda Skydaughter", 4)         -- 3 and the Kris's 1
      t:told { "Timmo Shadestep deals 4 melee damage" }
    end,
  },
  scenario "Backstab counts no Sword, and does nothing to who readied in time" {
    cites = { "CR 303.1", "CR 709.2a" },
    cards = {
      wake = ability "Wake" { cost = 0, instant = true, text = "Target hero readies.",
        targets = { target("who", any.hero, help) }, play = function(me, t) t.who:ready() end },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 6, hand = { "Backstab", "Backstab" },
        play = { "Krol Blade" } })
      t:boss { boss = { "onyxias_lair/onyxia_1", exhausted = true }, hand = { "Wake" } }
    end,
    play = function(t)
      t:plays(1, "Backstab", { target = "Onyxia" })
      t:everyone_passes()
      t:damage("Onyxia", 3)
      t:plays(1, "Backstab", { target = "Onyxia" })
      t:passes(1)
      t:plays("boss", "Wake", { target = "Onyxia" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Onyxia", 3)
      t:in_graveyard(1, { "Backstab", 2 })
    end,
  },
}
