return scenario "What interrupts effects takes no card, and what interrupts cards no effect" {
  cites = { "CR 711.3" },
  cards = {
    hush = ability "Hush" { cost = 0, instant = true, text = "Interrupt target effect.",
      targets = { target("link", link.effect, harm) }, play = function(me, t) t.link:interrupt() end },
    foil = ability "Foil" { cost = 0, instant = true, text = "Interrupt target ability.",
      targets = { target("link", link.ability, harm) }, play = function(me, t) t.link:interrupt() end },
    bolt = ability "Bolt" { cost = 0, instant = true, values = { amount = 1 }, text = "Your hero deals {amount} fire damage to target hero.",
      targets = { target("it", any.hero, harm) }, play = function(me, t) me.hero:deal(me.amount, "fire", t.it) end },
    stoker = item "Stoker" { cost = 1, text = "Activate: your hero deals 2 fire damage to target hero.", values = { amount = 2 },
      powers = { pays { cost = { exhaust = this }, targets = { target("it", any.hero, harm) },
        effect = function(me, t) me.hero:deal(me.amount, "fire", t.it) end } } },
  },
  given = function(t)
    t:seat(1, { hand = { "Hush", "Foil" } })
    t:boss { hand = { "Bolt" }, play = { "Stoker" } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Bolt", { target = "hero@1" })
    t:passes("boss")
    t:cant(1, "plays", "Hush")
    t:everyone_passes()
    t:uses("boss", "Stoker", { target = "hero@1" })
    t:passes("boss")
    t:cant(1, "plays", "Foil")
    t:plays(1, "Hush", { target = "Stoker" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("hero@1", 1)
  end,
}
