return {
  scenario "Sinister Strike strikes with one weapon at its ATK now" {
    cites = { "CR 303.1", "CR 205.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Sinister Strike" },
        play = { "Arcanite Reaper", "Stronghold Gauntlets" } })
      t:boss {}
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Sinister Strike", { target = "Onyxia" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 7)                    -- 1, the Reaper's 5, and 1 of the Gauntlets
      t:told { "Timmo Shadestep deals 7 melee damage" }
    end,
  },
  scenario "Of two Melee weapons, Sinister Strike counts the one that its player names" {
    cites = { "CR 709.2", "CR 712.1" },
    cards = {
      twin = ability "Twin" { cost = 1, ongoing = true, text = "Ongoing: Your hero has Dual Wield.",
        powers = { gives { to = your.hero, keyword = "Dual Wield" } } },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Sinister Strike" },
        play = { "Twin", "Krol Blade", "Scarlet Kris" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Sinister Strike", { target = "Onyxia" })
      t:everyone_passes()
      t:asked(1, "ATK of which weapon")
      t:answers(1, "Scarlet Kris")
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
    end,
  },
}
