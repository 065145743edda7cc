return scenario "Blackcrow lets its hero shoot unanswered, and defend as well as anybody" {
  cites = { "CR 303.2", "CR 603.1a" },
  given = function(t)
    t:seat(1, { hero = "tdp/grumpherys", play = { "Blackcrow" }, resources = 1,
      deck = { "Fury", "Fury" } })
    t:boss { play = { "Guardian Steppestrider", "Tyrus Sheynathren" } }
  end,
  play = function(t)
    t:attacks(1, "Grumpherys", "Guardian Steppestrider")
    t:strikes(1, "Blackcrow")
    t:to_end_of_combat()
    t:damage("Guardian Steppestrider", 1)
    t:damage("Grumpherys", 0)
    t:ends_turn()
    t:ends_turn()
  end,
  expect = function(t)
    t:is_turn(1)
    t:ready("Blackcrow")
  end,
}
