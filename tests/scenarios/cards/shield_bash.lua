return {
  scenario "A Shield is bashed with in place of three resources" {
    cites = { "CR 403.3", "CR 707.1f" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Shield Bash" }, resources = 2,
        play = { "Golem Skull Helm", "Draconian Deflector" } })
      t:seat(2, { hero = "tdp/bulkas_wildhorn", hand = { "Shield Bash" }, resources = 3,
        play = { { "Draconian Deflector", exhausted = true } } })
      t:boss { hand = { "Flame Breath" }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Flame Breath")
      t:passes("boss")
      t:plays(1, "Shield Bash@1", { target = "Onyxia" })
      t:exhausted("Draconian Deflector@1")
      t:ready("Golem Skull Helm")
      t:ready_resources(1, 2)
      t:everyone_passes()
      t:damage("Onyxia", 1)
      t:answers(1, "Flame Breath")
      t:in_graveyard("boss", "Flame Breath")
      t:chain(0)
      t:passes("boss")
      t:passes(1)
      t:plays(2, "Shield Bash@2", { target = "Onyxia" })
      t:ready_resources(2, 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
      t:damage("hero@1", 0)
      t:told { "Bulkas Wildhorn deals 1 melee damage to Onyxia" }
    end,
  },
  scenario "Who bashes an ally interrupts nothing" {
    cites = { "CR 709.2" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Shield Bash" }, resources = 3 })
      t:boss { hand = { "Flame Breath" }, resources = 2, play = { "Tyrus Sheynathren" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Flame Breath")
      t:passes("boss")
      t:plays(1, "Shield Bash", { target = "Tyrus Sheynathren" })
      t:everyone_passes()
      t:damage("Tyrus Sheynathren", 1)
      t:chain(1)
      t:finishes_chain()
    end,
    expect = function(t)
      t:ready_resources(1, 0)
      t:told { "Flame Breath resolves" }
    end,
  },
  scenario "Whoever bashes a hero says which ability fails, or none" {
    cites = { "CR 712.7", "CR 707.1f" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn",
        hand = { "Shield Bash", "Shield Bash", "Shield Bash" }, resources = 9 })
      t:seat(2, { hero = "hoa/ta_zo", hand = { "Fire Blast" }, resources = 1 })
      t:boss { hand = { "Flame Breath", "Knock Away", "Kagra of the Crossroads" }, resources = 4 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Kagra of the Crossroads")
      t:passes("boss")
      t:plays(1, { "Shield Bash", 1 }, { target = "Onyxia" })
      t:everyone_passes()                      -- an ally is no ability: nobody is asked
      t:damage("Onyxia", 1)
      t:finishes_chain()
      t:in_play("boss", "Kagra of the Crossroads")
      t:plays("boss", "Flame Breath")
      t:plays("boss", "Knock Away")
      t:passes("boss")
      t:passes(1)
      t:plays(2, "Fire Blast", { target = "Onyxia" })
      t:passes(2)
      t:passes("boss")
      t:plays(1, { "Shield Bash", 1 }, { target = "Onyxia" })
      t:everyone_passes()
      t:offers(1, "Flame Breath")
      t:not_offered(1, "Fire Blast")           -- another player's
      t:not_offered(1, { "Flame Breath", "Knock Away" })
      t:answers(1, "Knock Away")
      t:in_graveyard("boss", "Knock Away")
      t:passes("boss")
      t:plays(1, "Shield Bash", { target = "Onyxia" })
      t:everyone_passes()
      t:answers(1, "none")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Onyxia", 5)                    -- thrice 1, and 2: nothing was knocked away
      t:told { "Flame Breath resolves" }
    end,
  },
  scenario "Who bashes himself may take back an ability, but not the bash" {
    cites = { "CR 709.2" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Shield Bash", "Rend" }, resources = 4 })
    end,
    play = function(t)
      t:plays(1, "Rend", { target = "Onyxia" })
      t:plays(1, "Shield Bash", { target = "Bulkas Wildhorn" })
      t:everyone_passes()
      t:not_offered(1, "Shield Bash")
      t:answers(1, "Rend")
    end,
    expect = function(t)
      t:damage("Bulkas Wildhorn", 1)
      t:in_graveyard(1, "Rend")
    end,
  },
}
