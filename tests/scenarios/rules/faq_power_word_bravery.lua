return scenario "What doubles health comes after all else that changes it, whenever that came" {
  cites = { "CR 719.4" },
  cards = {
    bravery = ability "Word of Courage" { cost = 0, ongoing = true, text = "Double the health of all friendly allies.",
      powers = { gives { to = friendly.ally, health = double } } },
    bless = ability "Bless" { cost = 0, values = { amount = 2 }, text = "Target ally has +{amount} health this turn.",
      targets = { target("it", any.ally, help) }, play = function(me, t) t.it:gain { health = me.amount, lasts = this_turn } end },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 },
  },
  given = function(t)
    t:seat(1, { hand = { "Bless" }, play = { "Word of Courage", "Ox" } })
    t:boss { play = { "Ox" } }
  end,
  play = function(t)
    t:health("Ox@1", 6)
    t:plays(1, "Bless", { target = "Ox@1" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:health("Ox@1", 10)
    t:health("Ox@boss", 3)
  end,
}
