return {
  scenario "Barman Shanker cuts deeper into the exhausted" {
    cites = { "CR 303.1", "CR 704.1", "CR 714.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, play = { "Barman Shanker" } })
      t:boss { boss = { "onyxias_lair/onyxia_1", exhausted = true } }
    end,
    play = function(t)
      t:atk("Barman Shanker", 2)
      t:attacks(1, "Timmo Shadestep", "Onyxia")
      t:strikes(1, "Barman Shanker")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 4)                    -- 2, and 2 more
      t:ready_resources(1, 0)
      t:atk("Barman Shanker", 2)
    end,
  },
  scenario "Barman Shanker has no bonus against a ready defender" {
    cites = { "CR 714.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, play = { "Barman Shanker" } })
      t:boss { play = { { "Vanda Skydaughter", exhausted = true } } }
    end,
    play = function(t)
      t:attacks(1, "Timmo Shadestep", "Onyxia")
      t:strikes(1, "Barman Shanker")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
    end,
  },
  scenario "Barman Shanker has its bonus against a protector, who exhausted to protect" {
    cites = { "CR 602.2", "CR 714.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, play = { "Barman Shanker" } })
      t:boss { play = { "Guardian Steelhorn" } }
    end,
    play = function(t)
      t:attacks(1, "Timmo Shadestep", "Onyxia")
      t:strikes(1, "Barman Shanker")           -- before anybody can protect
      t:protects("boss", "Guardian Steelhorn")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:told { "Timmo Shadestep deals 4 melee damage to Guardian Steelhorn" }
    end,
  },
  scenario "Barman Shanker has no bonus for a hero that defends, exhausted as it is" {
    cites = { "CR 714.1", "CR 602.3" },
    given = function(t)
      t:seat(1, { hero = { "hoa/timmo_shadestep", exhausted = true }, resources = 2,
        play = { "Barman Shanker" } })
      t:boss {}
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Onyxia", "Timmo Shadestep")
      t:strikes(1, "Barman Shanker")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
    end,
  },
}
