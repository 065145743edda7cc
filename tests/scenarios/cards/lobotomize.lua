return {
  scenario "Lobotomize cuts a resource out of a row" {
    cites = { "CR 706.1", "CR 415.9d" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 5, hand = { "Lobotomize" },
        deck = { "Shiv" } })
      t:seat(2, { hero = "hoa/timmo_shadestep", resources = { { "Gouge", down = true } } })
      t:boss { play = { "Tyrus Sheynathren" } }
    end,
    play = function(t)
      t:cant(1, "plays", "Lobotomize", { target = "Tyrus Sheynathren" })
      t:plays(1, "Lobotomize", { target = "Gouge" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(2, "Gouge")
      t:resources(2, 0)
      t:resources(1, 5)                        -- no Stealth: nothing is kept
      t:deck_count(1, 1)
    end,
  },
  scenario "In Stealth, whoever lobotomizes keeps a memory of his own deck" {
    cites = { "KW Stealth", "CR 412.1" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 5, hand = { "Lobotomize" },
        play = { "Vanish" }, deck = { "Shiv", "Backstab" } })
      t:seat(2, { hero = "hoa/timmo_shadestep", resources = { { "Gouge", down = true } } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Lobotomize", { target = "Gouge" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(2, "Gouge")
      t:in_resources(1, "Shiv")
      t:face_down("Shiv")
      t:exhausted("Shiv")
      t:resources(1, 6)
      t:ready_resources(1, 0)
      t:deck_count(1, 1)
      t:in_play(1, "Vanish")                   -- no damage was dealt
    end,
  },
  scenario "The resource that is to be lobotomized may still pay, but not for later" {
    cites = { "CR 412.2" },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 5, hand = { "Lobotomize" },
        deck = { "Shiv" } })
      t:seat(2, { hero = "hoa/timmo_shadestep", hand = { "Gouge" },
        resources = { { "Vanish", down = true } } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Lobotomize", { target = "Vanish" })
      t:passes(1)
      t:plays(2, "Gouge", { target = "Onyxia" })
      t:exhausted("Vanish")
      t:finishes_chain()
    end,
    expect = function(t)
      t:exhausted("Onyxia")
      t:in_graveyard(2, "Vanish")
    end,
  },
  scenario "A Boss player's memory can't be cut out" {
    cites = { "R101.3b" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 5, hand = { "Lobotomize" },
        deck = { "Shiv" } })
      t:boss { resources = { { "Flame Breath", down = true } } }
    end,
    play = function(t)
      t:plays(1, "Lobotomize", { target = "Flame Breath" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_resources("boss", "Flame Breath")
    end,
  },
}
