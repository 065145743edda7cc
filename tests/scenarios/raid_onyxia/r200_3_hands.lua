return scenario "Everyone begins with seven cards and may mulligan; the Boss uses the Main deck" {
  cites = { "R200.3", "CR 101.2" },
  given = function(t)
    t:real_start()
  end,
  play = function(t)
    t:hand_count("boss", 7)
    t:deck_count("boss", 53, "main")
    t:deck_count("boss", 30, "event")
    t:hand_count(1, 7)
    t:answers("boss", "no")
    t:answers(1, "yes")
  end,
  expect = function(t)
    t:told { "takes a mulligan" }
    t:hand_count("boss", 7)
    t:deck_count("boss", 53, "main")
  end,
}
