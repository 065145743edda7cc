return scenario "The Boss player goes first and draws nothing that turn" {
  cites = { "R200.4", "CR 501.2b" },
  given = function(t)
    t:real_start()
  end,
  play = function(t)
    t:answers("boss", "yes")
    t:answers(1, "yes")
    t:is_turn("boss")
    t:everyone_passes()
    t:hand_count("boss", 7)
    t:not_told { "draws" }
    t:concedes(1)
  end,
  expect = function(t)
    t:winner("boss")
  end,
}
