return {
  scenario "Stealth lets nobody step in the hero's way until it deals damage" {
    cites = { "KW Stealth", "CR 602.2a", "CR 703.1" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 2, hand = { "Stealth" },
        play = { "Krol Blade", "Tim" } })
      t:boss { play = { "Guardian Steelhorn" } }
    end,
    play = function(t)
      t:plays(1, "Stealth")
      t:everyone_passes()
      t:has("Timmo Shadestep", "Stealth")
      t:uses(1, "Tim", { target = "Onyxia" })               -- not the hero
      t:finishes_chain()
      t:in_play(1, "Stealth")
      t:attacks(1, "Timmo Shadestep", "Onyxia")
      t:cant("boss", "protects", "Guardian Steelhorn")
      t:strikes(1, "Krol Blade")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 4)                                 -- Tim's 1, the Blade's 3
      t:in_graveyard(1, "Stealth")                          -- nothing is left to pay with
      t:has("Timmo Shadestep", "Stealth", false)
    end,
  },
  scenario "Stealth comes back as the turn ends, if two are paid when it is destroyed" {
    cites = { "CR 415.9b", "CR 403.6", "CR 715.1", "CR 712.7" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 4, play = { "Stealth", "Stealth" },
        hand = { "Shiv" }, deck = { "Gouge" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Shiv", { target = "Onyxia" })
      t:will_answer(1, "yes", "take Stealth back")
      t:finishes_chain()
      t:count_in_play(1, "Stealth", 0)
      t:ready_resources(1, 1)                               -- the second is not paid for
      t:hand_count(1, 0)
      t:graveyard_count(1, 3)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn("boss")
      t:in_hand(1, "Stealth")
      t:hand_count(1, 1)
      t:graveyard_count(1, 2)
    end,
  },
  scenario "Stealth stays in the graveyard where its player declines" {
    cites = { "CR 712.7" },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 3, play = { "Stealth" },
        hand = { "Shiv" }, deck = { "Gouge" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Shiv", { target = "Onyxia" })
      t:will_answer(1, "no", "take Stealth back")
      t:finishes_chain()
      t:ends_turn()
    end,
    expect = function(t)
      t:in_graveyard(1, "Stealth")
      t:hand_count(1, 0)
    end,
  },
  scenario "Stealth does not come back from anywhere else" {
    cites = { "CR 415.9b" },
    cards = {
      dig = ability "Dig" { cost = 0, text = "Put each ability from your graveyard into your hand.",
        play = function(me) all(your.ability:in_zone("graveyard")):to_hand() end },
      drop = ability "Drop" { cost = 0, text = "Discard two cards.",
        play = function(me) me.player:discard(2) end },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/timmo_shadestep", resources = 3, play = { "Stealth" },
        hand = { "Shiv", "Dig", "Drop" }, deck = { "Gouge" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Shiv", { target = "Onyxia" })
      t:will_answer(1, "yes", "take Stealth back")
      t:finishes_chain()
      t:plays(1, "Dig")
      t:finishes_chain()
      t:plays(1, "Drop")
      t:everyone_passes()
      t:ends_turn()
    end,
    expect = function(t)
      t:in_graveyard(1, "Stealth")                          -- it was elsewhere in between
      t:hand_count(1, 0)
    end,
  },
}
