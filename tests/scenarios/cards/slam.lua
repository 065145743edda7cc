return {
  scenario "Slam adds the weapon's ATK of now to its own one" {
    cites = { "CR 205.1", "CR 709.2" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Slam", "Heroic Strike" }, resources = 4,
        play = { { "Krol Blade", exhausted = true } }, deck = { "Rend" } })
      t:boss { play = { "Arcanite Reaper" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "plays", "Slam")
      t:ends_turn()
      t:plays(1, "Heroic Strike")
      t:everyone_passes()
      t:plays(1, "Slam", { target = "Onyxia" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 7)                    -- 1, 3 of the blade and 3 of the strike
      t:ready_resources(1, 0)
      t:told { "Bulkas Wildhorn deals 7 melee damage to Onyxia" }
    end,
  },
  scenario "Slam takes the Melee weapon that its player says" {
    cites = { "CR 709.2b" },
    cards = {
      grip = ability "Two Hands" { cost = 0, ongoing = true, text = "Your hero has Dual Wield.",
        powers = { gives { to = your.hero, keyword = "Dual Wield" } } },
      knife = weapon "Knife" { cost = 0, atk = 1, damage = "melee", strike = 0,
        tags = { "One-Handed", "Melee (1)", "Dagger" } },
    },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Slam" }, resources = 3,
        play = { "Two Hands", "Krol Blade", "Knife" } })
      t:boss { play = { "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:plays(1, "Slam", { target = "Wazzuli Wildmender" })
      t:everyone_passes()
      t:answers(1, "Knife")
    end,
    expect = function(t)
      t:damage("Wazzuli Wildmender", 2)
      t:ready("Knife")
    end,
  },
  scenario "Slam with no Melee weapon of yours deals one" {
    cites = { "CR 104.2" },
    cards = {
      bow = weapon "Bow" { cost = 0, atk = 6, damage = "ranged", strike = 1,
        tags = { "Two-Handed", "Ranged (1)", "Bow" } },
    },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Slam" }, resources = 3,
        play = { "Bow" } })
      t:boss { play = { "Arcanite Reaper" } }
    end,
    play = function(t)
      t:plays(1, "Slam", { target = "Onyxia" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
    end,
  },
}
