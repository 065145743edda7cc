return {
  scenario "Who has a Thorn in the Side attacks its owner's hero and nobody else, while he can" {
    raiders = 2,
    cites = { "CR 601.2c", "CR 400.2", "CR 409.1" },
    cards = {
      veil = ability "Veil" { cost = 0, instant = true, text = "Your hero has Elusive this turn.",
        play = function(me) me.hero:gain { keyword = "Elusive", lasts = this_turn } end },
    },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Thorn in the Side", "Veil" },
        resources = 3, play = { "Guardian Steelhorn" }, deck = { "Rend" } })
      t:seat(2, { hero = "tdp/bulkas_wildhorn", deck = { "Rend" } })
      t:boss { play = { "Taz'dingo" }, deck = { "Crush", "Crush" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:cant(1, "plays", "Thorn in the Side", { target = "Taz'dingo" })
      t:plays(1, "Thorn in the Side", { target = "Onyxia" })
      t:everyone_passes()
      t:attached("Thorn in the Side", "Onyxia")
      t:ready_resources(1, 0)
      t:can("boss", "attacks", "Onyxia", { defender = "hero@1" })
      t:cant("boss", "attacks", "Onyxia", { defender = "hero@2", reason = "CR 601.2c" })
      t:cant("boss", "attacks", "Onyxia", { defender = "Guardian Steelhorn", reason = "CR 601.2c" })
      t:can("boss", "attacks", "Taz'dingo", { defender = "hero@2" })
      t:passes("boss")
      t:plays(1, "Veil")
      t:everyone_passes()
      t:cant("boss", "attacks", "Onyxia", { defender = "hero@1" })
    end,
    expect = function(t)
      t:can("boss", "attacks", "Onyxia", { defender = "hero@2" })
      t:can("boss", "passes")                  -- nobody says that she must
    end,
  },
}
