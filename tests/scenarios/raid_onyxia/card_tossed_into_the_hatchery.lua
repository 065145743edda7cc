return scenario "Tossed into the Hatchery hatches a Whelp for each opposing ally" {
  cites = { "R203.3a" },
  given = function(t)
    t:boss { hand = { "Tossed into the Hatchery" }, resources = 2, play = { "Onyxian Whelp" } }
    t:seat(1, { play = { "Onyxian Whelp", "Onyxian Whelp" } })
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Tossed into the Hatchery")
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play("boss", "Onyxian Whelp", 3)
  end,
}
