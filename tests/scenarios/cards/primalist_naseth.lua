return {
  scenario "Primalist Naseth strikes one character and heals another" {
    cites = { "CR 701.1", "CR 706.1", "CR 407.1" },
    given = function(t)
      t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 9 }, play = { "Primalist Naseth" } })
      t:boss { boss = { "onyxias_lair/onyxia_1", damage = 1 } }
    end,
    play = function(t)
      t:uses(1, "Primalist Naseth", { targets = { "Onyxia", "hero@1" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 5)
      t:damage("hero@1", 5)
      t:exhausted("Primalist Naseth")
      t:told { "deals 4 nature damage to Onyxia", "heals 4 damage" }
    end,
  },
  scenario "Primalist Naseth's rain falls on another than her lightning, or on nobody" {
    cites = { "CR 706.1", "CR 407.3" },
    given = function(t)
      t:seat(1, { hero = { "hoa/boris_brightbeard", damage = 9 }, play = { "Primalist Naseth" } })
    end,
    play = function(t)
      t:uses(1, "Primalist Naseth", { targets = { "Onyxia", "Primalist Naseth" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 4)
      t:damage("hero@1", 9)
      t:not_told { "heals" }
    end,
  },
}
