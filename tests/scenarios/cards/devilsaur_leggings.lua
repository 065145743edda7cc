return {
  scenario "In Devilsaur Leggings, the hero's combat damage destroys an ally" {
    cites = { "CR 703.1", "CR 408.3b", "CR 304.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Sinister Strike" },
        play = { "Devilsaur Leggings", "Scarlet Kris" } })
      t:boss { play = { "Vanda Skydaughter", "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:plays(1, "Sinister Strike", { target = "Wazzuli Wildmender" })
      t:finishes_chain()
      t:damage("Wazzuli Wildmender", 2)        -- not in combat
      t:attacks(1, "Timmo Shadestep", "Vanda Skydaughter")
      t:strikes(1, "Scarlet Kris")
      t:prevents(1, "Devilsaur Leggings")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Vanda Skydaughter")
      t:in_play("boss", "Wazzuli Wildmender")
      t:damage("Timmo Shadestep", 5)           -- Vanda's 6, less 1
      t:told { "deals 1 melee damage to Vanda Skydaughter", "Devilsaur Leggings triggers" }
    end,
  },
  scenario "Devilsaur Leggings help no ally, and harm no Boss" {
    cites = { "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep",
        play = { "Devilsaur Leggings", "Scarlet Kris", "Randipan" } })
      t:boss { play = { "Vanda Skydaughter" } }
    end,
    play = function(t)
      t:attacks(1, "Timmo Shadestep", "Onyxia")
      t:strikes(1, "Scarlet Kris")
      t:to_end_of_combat()
      t:attacks(1, "Randipan", "Vanda Skydaughter")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Vanda Skydaughter", 2)
      t:damage("Onyxia", 1)
      t:in_graveyard(1, "Randipan")
      t:not_told { "Devilsaur Leggings triggers" }
    end,
  },
}
