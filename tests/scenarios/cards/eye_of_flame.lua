return {
  scenario "The Eye of Flame adds to a fire that the hero has lit" {
    cites = { "CR 701.1", "CR 408.3a" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Eye of Flame", "Scorch" }, resources = 3 })
      t:boss { play = { "Vesh'ral" } }
    end,
    play = function(t)
      t:plays(1, "Eye of Flame")
      t:everyone_passes()
      t:ready_resources(1, 1)
      t:def("Eye of Flame", 0)
      t:plays(1, "Scorch", { target = "Onyxia" })
      t:everyone_passes()
      t:uses(1, "Eye of Flame", { target = "Vesh'ral" })
      t:exhausted("Ta'zo")
      t:ready("Eye of Flame")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Vesh'ral")
      t:damage("Onyxia", 1)
      t:ready_resources(1, 0)
      t:told { "Ta'zo deals 1 fire damage to Vesh'ral" }
    end,
  },
  scenario "The Eye of Flame sees nothing where there was no fire" {
    cites = { "CR 701.1", "CR 411.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Frostbolt" }, resources = 6,
        play = { "Eye of Flame", "Vesh'ral" } })
    end,
    play = function(t)
      t:plays(1, "Frostbolt", { target = "Onyxia" })
      t:everyone_passes()
      t:attacks(1, "Vesh'ral", "Onyxia")       -- fire, but of an ally
      t:to_end_of_combat()
      t:damage("Onyxia", 6)
      t:uses(1, "Eye of Flame", { target = "Onyxia" })
      t:everyone_passes()
      t:damage("Onyxia", 6)
      t:cant(1, "uses", "Eye of Flame")        -- the hero is exhausted
    end,
    expect = function(t)
      t:ready_resources(1, 2)
    end,
  },
}
