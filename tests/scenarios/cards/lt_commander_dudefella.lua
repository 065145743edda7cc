return {
  scenario "Dudefella's frost keeps a character from attacking until the turn is over" {
    cites = { "CR 701.1", "CR 714.3", "CR 601.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Lt. Commander Dudefella" }, resources = 1,
        deck = { "Shiv" } })
      t:boss { play = { "Tyrus Sheynathren" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:uses(1, "Lt. Commander Dudefella", { target = "Onyxia" })
      t:exhausted("Lt. Commander Dudefella")
      t:ready_resources(1, 0)
      t:everyone_passes()
      t:damage("Onyxia", 1)
      t:cant("boss", "attacks", "Onyxia")
      t:can("boss", "attacks", "Tyrus Sheynathren", { defender = "Timmo Shadestep" })
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:can("boss", "attacks", "Onyxia", { defender = "Timmo Shadestep" })
      t:told { "Lt. Commander Dudefella deals 1 frost damage to Onyxia" }
    end,
  },
  scenario "Dudefella holds nobody to whom his damage was prevented" {
    cites = { "CR 717.2", "CR 709.2" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", play = { "Lt. Commander Dudefella" }, resources = 1 })
      t:boss { hand = { "Knock Away" }, resources = 1 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Knock Away")
      t:everyone_passes()
      t:passes("boss")
      t:uses(1, "Lt. Commander Dudefella", { target = "Onyxia" })
      t:everyone_passes()
      t:damage("Onyxia", 0)
    end,
    expect = function(t)
      t:can("boss", "attacks", "Onyxia", { defender = "Timmo Shadestep" })
    end,
  },
}
