return scenario "Meaningless Exertion destroys an ability in play" {
  cites = { "CR 707.1" },
  given = function(t)
    t:boss { hand = { "Meaningless Exertion" }, resources = 1 }
    t:seat(1, { play = { "dragon_hide" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Meaningless Exertion", { mode = 1, target = "Dragon Hide" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Dragon Hide")
  end,
}
