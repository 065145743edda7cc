return scenario "Combat damage to an ally readies Onyxia under Another Lesson" {
  cites = { "CR 715.1" },
  given = function(t)
    t:boss { hand = { "Another Lesson" }, resources = 3 }
    t:seat(1, { play = { "Onyxian Whelp" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Another Lesson")
    t:everyone_passes()
    t:attacks("boss", "Onyxia", "Onyxian Whelp")
    t:exhausted("Onyxia")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:ready("Onyxia")
    t:count_in_play(1, "Onyxian Whelp", 0)
  end,
}
