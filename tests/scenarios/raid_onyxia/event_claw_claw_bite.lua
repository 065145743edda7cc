return scenario "Claw, Claw, Bite hurts every character of one party" {
  raiders = 2,
  cites = { "R201.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "claw_claw_bite" } } }
    t:seat(1, { hero = "Ta'zo", play = { "Onyxian Whelp" } })
    t:seat(2, { hero = "Bulkas Wildhorn", play = { "Onyxian Whelp" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:will_answer("boss", 1, "target")
    t:to_action_phase()
  end,
  expect = function(t)
    t:damage("Ta'zo", 1)
    t:count_in_play(1, "Onyxian Whelp", 0)
    t:damage("Bulkas Wildhorn", 0)
    t:count_in_play(2, "Onyxian Whelp", 1)
  end,
}
