return scenario "An ally that came this turn can't attack, a hero can" {
  cites = { "CR 302.2", "CR 601.2", "CR 601.2a" },
  given = function(t)
    t:seat(1, { hero = "tdp/bulkas_wildhorn", play = { "Krol Blade" }, resources = 4,
      hand = { "Taz'dingo" }, deck = { "Rend" } })
  end,
  play = function(t)
    t:will_answer(1, "Onyxia")
    t:plays(1, "Taz'dingo")
    t:finishes_chain()
    t:cant(1, "attacks", "Taz'dingo")
    t:attacks(1, "Bulkas Wildhorn", "Onyxia")
    t:strikes(1, "Krol Blade")
    t:to_end_of_combat()
    t:damage("Onyxia", 4)
    t:ends_turn()
    t:ends_turn()
    t:attacks(1, "Taz'dingo", "Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Onyxia", 6)
  end,
}
