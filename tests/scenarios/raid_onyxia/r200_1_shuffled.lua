return scenario "Main and Event decks are shuffled, each for itself, as the raid begins" {
  cites = { "R200.1" },
  given = function(t)
    t:real_start()
  end,
  play = function(t)
    t:answers("boss", "yes")
    t:answers(1, "yes")
  end,
  expect = function(t)
    t:told { "shuffles the main deck", "shuffles the event deck" }
  end,
}
