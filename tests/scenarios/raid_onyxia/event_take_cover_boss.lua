return scenario "Take Cover guards whichever party its opponents name, the Boss player's too" {
  cites = { "R201.2", "CR 717.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "take_cover" } }, deck = { "Crush" } }
    t:seat(1, { play = { "roasted_flesh" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer(1, "boss")
    t:to_action_phase()
    t:passes("boss")
    t:uses(1, "Roasted Flesh", { target = "Onyxia" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Onyxia", 0)
  end,
}
