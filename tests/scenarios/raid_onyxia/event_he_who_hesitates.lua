return scenario "He Who Hesitates leaves the raiders nothing to pay with" {
  cites = { "R201.2" },
  given = function(t)
    t:boss {
      boss = "onyxia_1", decks = { event = { "he_who_hesitates" } },
      play = { "Onyxian Whelp" }, resources = 2,
    }
    t:seat(1, { hand = { "crush" }, resources = 3 })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
    t:passes("boss")
    t:cant(1, "plays", "Crush", { reason = "resource" })
    t:passes(1)
    t:is_turn("boss")
  end,
  expect = function(t)
    t:ready_resources(1, 0)
    t:ready_resources("boss", 3)              -- her own two, and the event
  end,
}
