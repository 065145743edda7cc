return scenario "A character attacks by exhausting, so that it attacks once" {
  cites = { "CR 601.2", "CR 602.1", "BA:Attacker", "CR 601.2a" },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo",
      play = { "Taz'dingo", { "Wazzuli Wildmender", exhausted = true } } })
  end,
  play = function(t)
    t:cant(1, "attacks", "Wazzuli Wildmender")
    t:attacks(1, "Taz'dingo", "Onyxia")
    t:exhausted("Taz'dingo")
    t:to_end_of_combat()
    t:cant(1, "attacks", "Taz'dingo")
  end,
  expect = function(t)
    t:damage("Onyxia", 2)
  end,
}
