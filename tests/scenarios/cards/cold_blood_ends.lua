return {
  scenario "Cold Blood has cooled when the next turn comes" {
    cites = { "CR 714.3", "CR 715.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 3, deck = { "Vanish" },
        hand = { "Cold Blood", "Sinister Strike" } })
      t:boss { play = { "Vanda Skydaughter" } }
    end,
    play = function(t)
      t:plays(1, "Cold Blood")
      t:everyone_passes()
      t:ends_turn()
      t:passes("boss")
      t:plays(1, "Sinister Strike", { target = "Vanda Skydaughter" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "Vanda Skydaughter")
      t:told { "deals 1 melee damage to Vanda Skydaughter" }
    end,
  },
  scenario "Cold Blood runs in the Boss's turn as well" {
    cites = { "CR 715.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 3, deck = { "Vanish" },
        hand = { "Cold Blood", "Sinister Strike" } })
      t:boss { play = { "Vanda Skydaughter" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Cold Blood")
      t:everyone_passes()
      t:passes("boss")
      t:plays(1, "Sinister Strike", { target = "Vanda Skydaughter" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Vanda Skydaughter")
    end,
  },
}
