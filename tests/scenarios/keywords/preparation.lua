return scenario "Preparation: on your first turn it may be played without paying, later not" {
  cites = { "KW Preparation", "CR 403.3" },
  cards = {
    plan = ability "Plan" { cost = 4, instant = true, keywords = "Preparation", text = "Preparation. Draw a card.",
      play = function(me) me.player:draw(1) end },
  },
  given = function(t)
    t:seat(1, { deck = { "Plan", "Plan", "Plan", "Plan", "Plan", "Plan", "Plan", "Plan", "Plan", "Plan", "Plan", "Plan" } })
    t:boss { deck = { "Plan", "Plan", "Plan", "Plan", "Plan", "Plan", "Plan", "Plan", "Plan", "Plan", "Plan", "Plan" } }
    t:real_start()
  end,
  play = function(t)
    t:answers("boss", "yes")
    t:answers(1, "yes")
    t:is_turn("boss")
    t:to_action_phase()
    t:plays("boss", "Plan")
    t:passes("boss")
    t:cant(1, "plays", "Plan", { reason = "CR 403.6" })     -- another player's first turn
    t:passes(1)
    t:ends_turn()
    t:is_turn(1)
    t:plays(1, "Plan")
    t:everyone_passes()
    t:ends_turn()
    t:answers(1, "Plan")                -- down to seven
    t:is_turn("boss")
    t:cant("boss", "plays", "Plan", { reason = "CR 403.6" })
  end,
  expect = function(t)
    t:graveyard_count(1, 2)
    t:hand_count(1, 7)                 -- eight before the discard
  end,
}
