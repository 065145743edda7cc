return scenario "Trample may leave the ally ready" {
  cites = { "CR 703.1" },
  given = function(t)
    t:boss { play = { "trample" } }
    t:seat(1, { hero = "Ta'zo", play = { "Onyxian Whelp" } })
    t:turn("boss")
  end,
  play = function(t)
    t:will_answer("boss", "Onyxian Whelp", "target")
    t:will_answer("boss", "no", "Use Trample")
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:ready("Onyxian Whelp")
  end,
}
