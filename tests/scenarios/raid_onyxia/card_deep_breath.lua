return scenario "Deep Breath deals X to every opposing character and can't be interrupted" {
  cites = { "CR 711.1", "CR 201.3" },
  given = function(t)
    t:boss {
      boss = "onyxia_2", hand = { "Deep Breath" }, resources = 5, play = { "Onyxian Whelp" },
    }
    t:seat(1, {
      hero = "Ta'zo", play = { "Onyxian Whelp" }, hand = { "meaningless_exertion" }, resources = 1,
    })
    t:words { stage = 2 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Deep Breath", { x = 3 })
    t:passes("boss")
    t:plays(1, "Meaningless Exertion", { mode = 2, target = "Deep Breath" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("Ta'zo", 3)
    t:count_in_play(1, "Onyxian Whelp", 0)
    t:count_in_play("boss", "Onyxian Whelp", 1)
    t:damage("Onyxia", 0)
  end,
}
