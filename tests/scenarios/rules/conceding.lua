return scenario "A player may give up at any time" {
  cites = { "CR 102.1", "CR 102.2", "CR 102.1b" },
  raiders = 2,
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Guardian Steelhorn" } })
    t:seat(2, { hero = "tdp/bulkas_wildhorn" })
  end,
  play = function(t)
    t:concedes(1)
  end,
  expect = function(t)
    t:lost(1)
    t:removed(1, "Guardian Steelhorn")
    t:winner("none")
    t:asked(2, "Your move")
  end,
}
