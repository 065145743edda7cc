return scenario "A Boss is destroyed by fatal damage alone, not by having no health" {
  cites = { "R101.3a" },
  cards = {
    wither = ability "Wither" { cost = 0, text = "Target hero has 60 less health this turn.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) t.prey:gain { health = -60, lasts = this_turn } end },
  },
  given = function(t)
    t:seat(1, { hand = { "Wither" } })
  end,
  play = function(t)
    t:plays(1, "Wither", { target = "hero@boss" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:winner("none")
    t:word("stage", 1)
    t:health("hero@boss", 0)
  end,
}
