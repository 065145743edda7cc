return scenario "The action phase follows the Event phase" {
  cites = { "R201.3" },
  given = function(t)
    t:boss { hand = { "Tooth and Claw" }, resources = 3, decks = { event = { "wing_storm" } } }
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:everyone_passes()
    t:cant("boss", "plays", "Tooth and Claw")
    t:to_action_phase()
    t:resources("boss", 4)
    t:plays("boss", "Tooth and Claw")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play("boss", "Tooth and Claw")
  end,
}
