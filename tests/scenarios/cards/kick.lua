return {
  scenario "Kick in a hero's teeth interrupts an ability that its player has played" {
    cites = { "CR 711.1", "CR 712.7", "CR 401.1" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", hand = { "Kick" }, resources = 3 })
      t:seat(2, { hero = "hoa/timmo_shadestep", hand = { "Gouge" }, resources = 1 })
      t:boss { hand = { "Flame Breath" }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Flame Breath")
      t:passes("boss")
      t:passes(1)
      t:plays(2, "Gouge", { target = "Onyxia" })
      t:passes(2)
      t:passes("boss")
      t:plays(1, "Kick", { target = "Onyxia" })
      t:everyone_passes()
      t:asked(1, "Which ability do you interrupt?")
      t:not_offered(1, "Gouge")                -- his friend has played it
      t:not_offered(1, "Kick")
      t:answers(1, "Flame Breath")
      t:in_graveyard("boss", "Flame Breath")
      t:chain(1)
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
      t:exhausted("Onyxia")
      t:damage("hero@1", 0)
      t:damage("hero@2", 0)
      t:ready_resources(1, 0)
      t:told { "Timmo Shadestep deals 2 melee damage to Onyxia", "Flame Breath is interrupted" }
    end,
  },
  scenario "Who kicks a hero may let its player speak" {
    cites = { "CR 712.7" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", hand = { "Kick" }, resources = 3 })
      t:boss { hand = { "Flame Breath" }, resources = 2 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Flame Breath")
      t:passes("boss")
      t:plays(1, "Kick", { target = "Onyxia" })
      t:everyone_passes()
      t:answers(1, "none")
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Flame Breath resolves" }
    end,
  },
  scenario "Who kicks an ally interrupts nothing" {
    cites = { "CR 709.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", hand = { "Kick" }, resources = 3 })
      t:boss { hand = { "Flame Breath" }, resources = 2, play = { "Vanda Skydaughter" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Flame Breath")
      t:passes("boss")
      t:plays(1, "Kick", { target = "Vanda Skydaughter" })
      t:everyone_passes()
      t:damage("Vanda Skydaughter", 2)
      t:not_told { "is interrupted" }
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Flame Breath resolves" }
    end,
  },
  scenario "Who kicks himself may take back another word, not the Kick" {
    cites = { "CR 709.2", "CR 711.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", hand = { "Kick", "Gouge" }, resources = 4 })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Gouge", { target = "Onyxia" })
      t:plays(1, "Kick", { target = "Timmo Shadestep" })
      t:everyone_passes()
      t:not_offered(1, "Kick")
      t:answers(1, "Gouge")
    end,
    expect = function(t)
      t:chain(0)
      t:damage("Timmo Shadestep", 2)
      t:ready("Onyxia")
    end,
  },
}
