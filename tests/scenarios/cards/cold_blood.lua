return scenario "In Cold Blood, each ally that your hero deals damage to this turn is destroyed" {
  cites = { "CR 715.1", "CR 714.3", "CR 703.1" },
  raiders = 2,
  given = function(t)
    t:seat(2, { hero = "hoa/boris_brightbeard" })
    t:seat(1, { hero = "hoa/timmo_shadestep", resources = 5, deck = { "Vanish", "Vanish" },
      hand = { "Cold Blood", "Shiv", "Shiv", "Shiv", "Shiv" }, play = { "Tim" } })
    t:boss { play = { "Vanda Skydaughter", "Wazzuli Wildmender", "Tyrus Sheynathren" } }
  end,
  play = function(t)
    t:plays(1, "Cold Blood")
    t:everyone_passes()
    t:in_hand(1, "Vanish")
    t:uses(1, "Tim", { target = "Wazzuli Wildmender" })     -- he is not your hero
    t:finishes_chain()
    t:in_play("boss", "Wazzuli Wildmender")
    t:plays(1, "Shiv", { target = "Vanda Skydaughter" })
    t:finishes_chain()
    t:in_graveyard("boss", "Vanda Skydaughter")
    t:plays(1, "Shiv", { target = "Onyxia" })
    t:finishes_chain()
    t:damage("Onyxia", 1)
    t:plays(1, "Shiv", { target = "Boris Brightbeard" })
    t:finishes_chain()
    t:damage("Boris Brightbeard", 1)           -- a hero is no ally
    t:plays(1, "Shiv", { target = "Wazzuli Wildmender" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Wazzuli Wildmender")
    t:in_play("boss", "Tyrus Sheynathren")
    t:in_play("boss", "Onyxia")
    t:hand_count(1, 1)
  end,
}
