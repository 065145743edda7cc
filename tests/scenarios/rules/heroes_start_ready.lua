return scenario "Heroes start the game in play, ready and unhurt" {
  cites = { "CR 301.1" },
  given = function(t)
    t:real_start()
  end,
  play = function(t)
    t:answers("boss", "yes")
    t:answers(1, "yes")
  end,
  expect = function(t)
    t:ready("hero@1")
    t:ready("hero@boss")
    t:damage("hero@1", 0)
  end,
}
