return scenario "An attack needs its player's own turn and an opposing character" {
  cites = { "CR 601.1", "BA:Propose", "CR 601.2" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Kagra of the Crossroads" } })
    t:seat(2, { hero = "tdp/bulkas_wildhorn", play = { "Guardian Steelhorn", "Taz'dingo" } })
  end,
  play = function(t)
    t:cant(1, "attacks", "Kagra of the Crossroads", { defender = "Bulkas Wildhorn" })
    t:passes(1)
    t:cant(2, "attacks", "Taz'dingo")
    t:passes(2)
  end,
  expect = function(t)
    t:asked("boss")
  end,
}
