local no = ability "No" { cost = 0, instant = true, text = "Interrupt target card.",
  targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end }

return scenario "What a raider would interrupt an event with does not" {
  cites = { "R201.2" },
  cards = { no = no },
  given = function(t)
    t:boss { decks = { event = { "wing_storm" } } }
    t:seat(1, { play = { "Onyxian Whelp" }, hand = { "No" } })
    t:turn("boss", "draw")
  end,
  play = function(t)
    t:everyone_passes()
    t:passes("boss")
    t:plays(1, "No", { target = "Wing Storm" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:exhausted("Onyxian Whelp")
    t:resources("boss", 1)
  end,
}
