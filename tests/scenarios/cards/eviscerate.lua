return {
  scenario "Eviscerate spends Combo cards of the graveyard for a deeper cut" {
    cites = { "KW Finishing Move", "CR 403.1", "CR 201.3" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Eviscerate" },
        graveyard = { "Gouge", "Shiv", "Backstab", "Vanish" } })
      t:boss { play = { "Vanda Skydaughter" } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Eviscerate", { x = 2, target = "Vanda Skydaughter", pay = { { "Gouge", "Shiv" } } })
      t:removed(1, "Gouge")
      t:removed(1, "Shiv")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Vanda Skydaughter", 4)         -- 2, and 1 for each of two
      t:told { "Timmo Shadestep deals 4 melee damage" }
      t:in_graveyard(1, "Backstab")
      t:in_graveyard(1, "Vanish")
      t:graveyard_count(1, 3)
    end,
  },
  scenario "Eviscerate cuts without a combination as well" {
    cites = { "KW Finishing Move" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Eviscerate" },
        graveyard = { "Vanish" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Eviscerate", { target = "Onyxia" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
      t:in_graveyard(1, "Vanish")
    end,
  },
}
