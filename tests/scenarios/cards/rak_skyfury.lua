return {
  scenario "Rak Skyfury gives a hero and a weapon a second swing" {
    cites = { "CR 411.1", "CR 703.1" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Rak Skyfury", "Rak Skyfury" },
        resources = 4, play = { "Krol Blade", { "Golem Skull Helm", exhausted = true } } })
      t:seat(2, { hero = { "hoa/ta_zo", exhausted = true },
        play = { { "Halberd of Smiting", exhausted = true } } })
    end,
    play = function(t)
      t:attacks(1, "Bulkas Wildhorn", "Onyxia")
      t:strikes(1, "Krol Blade")
      t:to_end_of_combat()
      t:exhausted("Bulkas Wildhorn")
      t:plays(1, { "Rak Skyfury", 1 })
      t:everyone_passes()
      t:exhausted("Krol Blade")
      t:everyone_passes()                      -- his trigger
      t:ready("Bulkas Wildhorn")
      t:ready("Krol Blade")
      t:attacks(1, "Bulkas Wildhorn", "Onyxia")
      t:strikes(1, "Krol Blade")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 6)
      t:ready_resources(1, 1)
      t:exhausted("Golem Skull Helm")
      t:exhausted("Ta'zo")
      t:exhausted("Halberd of Smiting")
      t:atk("Rak Skyfury", 1)
      t:health("Rak Skyfury", 1)
    end,
  },
  scenario "Rak Skyfury readies his hero where there is no weapon" {
    cites = { "CR 712.3" },
    given = function(t)
      t:seat(1, { hero = { "tdp/bulkas_wildhorn", exhausted = true }, hand = { "Rak Skyfury" },
        resources = 1, play = { { "Kagra of the Crossroads", exhausted = true } } })
    end,
    play = function(t)
      t:plays(1, "Rak Skyfury")
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t)
      t:ready("Bulkas Wildhorn")
      t:exhausted("Kagra of the Crossroads")
    end,
  },
  scenario "Rak Skyfury readies the weapon that you say, and stirs for himself alone" {
    cites = { "CR 709.2b", "CR 703.1" },
    cards = {
      grip = ability "Two Hands" { cost = 0, ongoing = true, text = "Your hero has Dual Wield.",
        powers = { gives { to = your.hero, keyword = "Dual Wield" } } },
      knife = weapon "Knife" { cost = 0, atk = 1, damage = "melee", strike = 0,
        tags = { "One-Handed", "Melee (1)", "Dagger" } },
    },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Rak Skyfury", "Kagra of the Crossroads" },
        resources = 2, play = { "Two Hands", { "Krol Blade", exhausted = true },
          { "Knife", exhausted = true } }, deck = { "Rend" } })
      t:boss { play = { { "Arcanite Reaper", exhausted = true } } }
    end,
    play = function(t)
      t:plays(1, "Rak Skyfury")
      t:everyone_passes()
      t:everyone_passes()
      t:not_offered(1, "Arcanite Reaper")
      t:answers(1, "Knife")
      t:ready("Knife")
      t:exhausted("Krol Blade")
      t:plays(1, "Kagra of the Crossroads")
      t:everyone_passes()
      t:chain(0)
      t:attacks(1, "Kagra of the Crossroads", "Onyxia")
      t:to_end_of_combat()
      t:cant(1, "attacks", "Rak Skyfury", { defender = "Onyxia" })
      t:ends_turn()
      t:ends_turn()
      t:attacks(1, "Rak Skyfury", "Onyxia")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
      t:told { "Rak Skyfury deals 1 melee damage to Onyxia" }
    end,
  },
}
