return scenario "Another Lesson is forgotten as the turn ends" {
  cites = { "CR 715.1" },
  given = function(t)
    t:boss { hand = { "Another Lesson" }, resources = 3 }
    t:seat(1, { play = { "Onyxian Whelp", "Onyxian Whelp" }, deck = { "crush" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Another Lesson")
    t:everyone_passes()
    t:ends_turn()
    t:ends_turn()
    t:attacks("boss", "Onyxia", { "Onyxian Whelp", 1 })
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:count_in_play(1, "Onyxian Whelp", 1)
    t:exhausted("Onyxia")
  end,
}
