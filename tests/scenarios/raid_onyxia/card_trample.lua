return scenario "Trample may exhaust an ally as Onyxia attacks, so that it protects nobody" {
  cites = { "CR 703.1" },
  given = function(t)
    t:boss { play = { "trample" } }
    t:seat(1, { hero = "Ta'zo", play = { "Onyxian Whelp" } })
    t:turn("boss")
  end,
  play = function(t)
    t:will_answer("boss", "Onyxian Whelp", "target")
    t:will_answer("boss", "yes", "Use Trample")
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:exhausted("Onyxian Whelp")
    t:damage("Ta'zo", 3)
  end,
}
