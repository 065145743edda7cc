return {
  scenario "Randipan draws for combat damage to a defending hero, not to an ally" {
    cites = { "CR 703.1", "CR 602.3" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Randipan", "Randipan" },
        deck = { "Shiv", "Shiv" } })
      t:boss { play = { "Vanda Skydaughter" } }
    end,
    play = function(t)
      t:attacks(1, { "Randipan", 1 }, "Vanda Skydaughter")
      t:to_end_of_combat()
      t:hand_count(1, 0)
      t:attacks(1, "Randipan", "Onyxia")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
      t:hand_count(1, 1)
      t:deck_count(1, 1)
    end,
  },
  scenario "Randipan draws nothing where the hero is the one who attacks" {
    cites = { "CR 703.1", "CR 602.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Randipan" }, deck = { "Shiv" } })
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Onyxia", "Randipan")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
      t:hand_count(1, 0)
    end,
  },
  scenario "Randipan draws for her own blows alone, and in combat alone" {
    cites = { "CR 703.1", "CR 408.3b" },
    cards = {
      nudge = ability "Nudge" { cost = 0, instant = true,
        text = "Target ally deals 1 melee damage to target hero.",
        targets = { target("ally", any.ally, help), target("hero", any.hero, harm) },
        play = function(me, t) t.ally:deal(1, "melee", t.hero) end },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Randipan", "Apprentice Teep" },
        hand = { "Nudge" }, deck = { "Shiv", "Shiv" } })
      t:boss {}
    end,
    play = function(t)
      t:attacks(1, "Apprentice Teep", "Onyxia")
      t:everyone_passes()                      -- now she defends
      t:plays(1, "Nudge", { targets = { "Randipan", "Onyxia" } })
      t:finishes_chain()
      t:damage("Onyxia", 1)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 3)
      t:hand_count(1, 0)
    end,
  },
}
