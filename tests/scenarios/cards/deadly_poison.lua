return {
  scenario "Deadly Poison seeps into whom your hero has fought, turn after turn" {
    cites = { "CR 400.2", "CR 400.6", "CR 408.3b", "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 1, hand = { "Deadly Poison" },
        play = { "Scarlet Kris", "Tim" }, deck = { "Shiv", "Shiv" } })
      t:boss { play = { "Vanda Skydaughter" } }
    end,
    play = function(t)
      t:uses(1, "Tim", { target = "Vanda Skydaughter" })    -- no combat, and not the hero
      t:finishes_chain()
      t:attacks(1, "Timmo Shadestep", "Onyxia")
      t:strikes(1, "Scarlet Kris")
      t:to_end_of_combat()
      t:cant(1, "plays", "Deadly Poison", { target = "Vanda Skydaughter" })
      t:plays(1, "Deadly Poison", { target = "Onyxia" })
      t:everyone_passes()
      t:attached("Deadly Poison", "Onyxia")
      t:damage("Onyxia", 1)
      t:ends_turn()
      t:is_turn("boss")
      t:damage("Onyxia", 1)
      t:attached("Deadly Poison", "Onyxia")
      t:ends_turn()
      t:damage("Onyxia", 3)
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Onyxia", 5)
      t:told { "Timmo Shadestep deals 2 nature damage to Onyxia" }
    end,
  },
  scenario "Deadly Poison finds nobody whose wound is of another turn, or of no combat" {
    cites = { "CR 706.1", "CR 408.3b" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 3,
        hand = { "Deadly Poison", "Sinister Strike" }, play = { "Scarlet Kris" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Sinister Strike", { target = "Onyxia" })
      t:everyone_passes()
      t:cant(1, "plays", "Deadly Poison")
      t:attacks(1, "Timmo Shadestep", "Onyxia")
      t:strikes(1, "Scarlet Kris")
      t:to_end_of_combat()
      t:can(1, "plays", "Deadly Poison", { target = "Onyxia" })
      t:ends_turn()
      t:passes("boss")
      t:cant(1, "plays", "Deadly Poison")
      t:passes(1)
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
}
