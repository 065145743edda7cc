return scenario "The raid starts with Onyxia in play as Stage 1" {
  cites = { "R200.2", "R203.1a" },
  given = function(t)
    t:real_start()
  end,
  play = function(t)
    t:answers("boss", "yes")
    t:answers(1, "yes")
  end,
  expect = function(t)
    t:in_play("boss", "onyxia_1")
    t:health("onyxia_1", 20)
    t:word("stage", 1)
  end,
}
