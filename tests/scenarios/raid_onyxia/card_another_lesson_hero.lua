return scenario "Another Lesson is not taught by biting a hero" {
  cites = { "CR 715.1" },
  given = function(t)
    t:boss { hand = { "Another Lesson" }, resources = 3 }
    t:seat(1, { hero = "Ta'zo" })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Another Lesson")
    t:everyone_passes()
    t:attacks("boss", "Onyxia", "Ta'zo")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ta'zo", 1)
    t:exhausted("Onyxia")
  end,
}
