return {
  scenario "Shelter the Flock heals eleven from each hero of the side, and from nobody else" {
    raiders = 3,
    cites = { "CR 407.1", "CR 407.2" },
    given = function(t)
      t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 12 }, hand = { "Shelter the Flock" },
        resources = 4, play = { { "Guardian Steelhorn", damage = 2 } } })
      t:seat(2, { hero = { "hoa/boris_brightbeard", damage = 20 } })
      t:seat(3, { hero = { "hoa/boris_brightbeard", damage = 4 } })
      t:boss { boss = { "onyxias_lair/onyxia_1", damage = 15 } }
    end,
    play = function(t)
      t:plays(1, "Shelter the Flock")
      t:everyone_passes()
    end,
    expect = function(t)
      t:ready_resources(1, 0)
      t:damage("hero@1", 1)
      t:damage("hero@2", 9)
      t:damage("hero@3", 0)
      t:damage("Guardian Steelhorn", 2)
      t:damage("Onyxia", 15)
    end,
  },
  scenario "Shelter the Flock heals two friends in two amounts of eleven, and a Hide of the Wild adds one to both" {
    raiders = 2,
    cites = { "CR 407.2", "CR 717.1" },
    given = function(t)
      t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 20 }, hand = { "Shelter the Flock" },
        resources = 4, play = { "Hide of the Wild" } })
      t:seat(2, { hero = { "hoa/boris_brightbeard", damage = 20 } })
    end,
    play = function(t)
      t:plays(1, "Shelter the Flock")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 8)
      t:damage("hero@2", 8)
      t:told { "heals 12 damage", "heals 12 damage" }
    end,
  },
}
