return scenario "Devour does nothing before Onyxia defends" {
  cites = { "CR 602.1" },
  given = function(t)
    t:boss { hand = { "Devour" }, resources = 1 }
    t:seat(1, { play = { "Onyxian Whelp" } })
  end,
  play = function(t)
    t:attacks(1, "Onyxian Whelp", "Onyxia")
    t:passes(1)
    t:plays("boss", "Devour", { target = "Onyxian Whelp" })
    t:everyone_passes()
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_play(1, "Onyxian Whelp")
    t:damage("Onyxia", 1)
  end,
}
