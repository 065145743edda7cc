return scenario "Onyxia turns over for 10 resources and destroys target opposing hero" {
  raiders = 2,
  cites = { "CR 701.1" },
  given = function(t)
    t:boss { resources = 10 }
    t:seat(1, { hero = "Ta'zo" })
    t:seat(2, { hero = "Bulkas Wildhorn" })
  end,
  play = function(t)
    t:passes(1)
    t:passes(2)
    t:uses("boss", "Onyxia", { target = "Ta'zo" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:lost(1)
    t:in_play(2, "Bulkas Wildhorn")
    t:asked(2)
  end,
}
