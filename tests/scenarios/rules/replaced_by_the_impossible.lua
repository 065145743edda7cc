return scenario "An event is replaced even by what can't be done" {
  cites = { "CR 716.1d" },
  cards = {
    coward = ally "Coward" { cost = 1, atk = 1, damage = "melee", health = 3,
      text = "If this would be destroyed, destroy another ally of yours instead.",
      powers = { instead.destroyed { of = this, effect = function(me) all(your.ally:other()):destroy() end } } },
    slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Slay" } })
    t:boss { play = { "Coward" } }
  end,
  play = function(t)
    t:plays(1, "Slay", { target = "Coward" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play("boss", "Coward")         -- nobody else is there, and yet it lives
  end,
}
