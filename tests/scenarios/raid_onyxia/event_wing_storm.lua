return scenario "Wing Storm exhausts opposing allies" {
  cites = { "R201.2" },
  given = function(t)
    t:boss { boss = "onyxia_1", decks = { event = { "wing_storm" } }, play = { "Onyxian Whelp" } }
    t:seat(1, { play = { "Onyxian Whelp" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:to_action_phase()
  end,
  expect = function(t)
    t:exhausted("Onyxian Whelp@1")
    t:ready("Onyxian Whelp@boss")
  end,
}
