return {
  scenario "Heartseeker finds who was dealt damage this turn" {
    cites = { "CR 303.1", "CR 714.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Shiv" },
        play = { "Heartseeker" } })
      t:boss { play = { { "Vanda Skydaughter", damage = 1 } } }
    end,
    play = function(t)
      t:plays(1, "Shiv", { target = "Onyxia" })
      t:everyone_passes()
      t:atk("Heartseeker", 1)
      t:attacks(1, "Timmo Shadestep", "Onyxia")
      t:strikes(1, "Heartseeker")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 4)                    -- the Shiv's 1, then 1 and 2 more
      t:ready_resources(1, 0)
      t:atk("Heartseeker", 1)
    end,
  },
  scenario "Heartseeker does not smell the blood of other turns, nor that of others" {
    cites = { "CR 714.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Shiv" },
        play = { "Heartseeker" } })
      t:boss { boss = { "onyxias_lair/onyxia_1", damage = 5 }, play = { "Vanda Skydaughter" } }
    end,
    play = function(t)
      t:plays(1, "Shiv", { target = "Vanda Skydaughter" })
      t:everyone_passes()
      t:attacks(1, "Timmo Shadestep", "Onyxia")
      t:strikes(1, "Heartseeker")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 6)
    end,
  },
  scenario "Heartseeker has no bonus for a wounded hero that defends" {
    cites = { "CR 714.1", "CR 602.3" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, play = { "Heartseeker", "Tim" } })
      t:boss {}
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:uses(1, "Tim", { target = "Timmo Shadestep" })
      t:finishes_chain()
      t:attacks("boss", "Onyxia", "Timmo Shadestep")
      t:strikes(1, "Heartseeker")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
    end,
  },
}
