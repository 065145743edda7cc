return scenario "Wing Buffet keeps allies down through their next ready step, and no longer" {
  cites = { "CR 501.1", "CR 714.3f" },
  given = function(t)
    t:boss { hand = { "Wing Buffet" }, resources = 2, play = { "Benethor Draigo" } }
    t:seat(1, { play = { "Onyxian Whelp" }, deck = { "crush", "crush", "crush" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Wing Buffet")
    t:everyone_passes()
    t:exhausted("Onyxian Whelp")
    t:ready("Benethor Draigo")
    t:ends_turn()
    t:exhausted("Onyxian Whelp")
    t:ends_turn()
    t:ends_turn()
  end,
  expect = function(t)
    t:ready("Onyxian Whelp")
  end,
}
