return scenario "Turns go clockwise, each with its start, action and end phase" {
  cites = { "CR 500.1", "CR 502.2" },
  raiders = 2,
  cards = { ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 } },
  given = function(t)
    t:seat(1, { deck = { "Ox", "Ox" } })
    t:seat(2, { deck = { "Ox", "Ox" } })
    t:boss { deck = { "Ox", "Ox" }, decks = {} }
    t:turn(1)
  end,
  play = function(t)
    t:passes(1)
    t:passes(2)
    t:is_turn(1)
    t:passes("boss")                    -- 502.2: the third in a row, on an empty chain
    t:told { "Raider 1: end phase" }
    t:ends_turn()
    t:is_turn(2)
    t:told { "Raider 1: end phase", "Raider 2: start phase", "Raider 2: action phase" }
    t:hand_count(2, 1)
    t:ends_turn()
    t:is_turn("boss")
    t:ends_turn()
  end,
  expect = function(t)
    t:is_turn(1)
    t:told { "Raider 2: end phase", "Raider 1: start phase" }
  end,
}
