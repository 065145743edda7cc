return {
  scenario "Massacre destroys an exhausted ally for each Combo card that it takes" {
    cites = { "KW Finishing Move", "CR 706.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", hand = { "Massacre" }, resources = 3,
        graveyard = { "Gouge", "Backstab", "Gouge", "Fireball" } })
      t:boss { play = { { "Parvink", exhausted = true }, { "Crazy Igvand", exhausted = true },
        { "Tyrus Sheynathren", exhausted = true }, "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:plays(1, "Massacre", { x = 2, targets = { { "Parvink", "Tyrus Sheynathren" } },
        pay = { { { "Gouge", 1 }, "Backstab" } } })
      t:ready_resources(1, 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Parvink")
      t:in_graveyard("boss", "Tyrus Sheynathren")
      t:in_play("boss", "Wazzuli Wildmender")
      t:removed(1, "Backstab")
      t:in_graveyard(1, "Gouge")
      t:in_graveyard(1, "Fireball")
    end,
  },
  scenario "Massacre aims at nobody who is ready" {
    cites = { "KW Finishing Move", "CR 706.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", hand = { "Massacre" }, resources = 3,
        graveyard = { "Gouge" } })
      t:boss { play = { { "Parvink", exhausted = true }, "Wazzuli Wildmender" } }
    end,
    play = function(t)
      t:plays(1, "Massacre", { x = 1 })             -- nobody else can be aimed at
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Parvink")
      t:in_play("boss", "Wazzuli Wildmender")
      t:removed(1, "Gouge")
    end,
  },
}
