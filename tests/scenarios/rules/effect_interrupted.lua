return scenario "An effect can be interrupted only by what names effects" {
  cites = { "CR 711.3" },
  cards = {
    mage = ally "Mage" { cost = 1, atk = 1, damage = "fire", health = 3,
      text = "Exhaust: your hero deals 2 fire damage to each opposing hero.",
      powers = { pays { cost = { exhaust = this },
        effect = function(me) me.hero:deal(2, "fire", opposing.hero) end } } },
    counter = ability "Counter" { cost = 0, instant = true, text = "Interrupt target card or effect of an opponent.",
      targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end },
    quell = ability "Quell" { cost = 0, instant = true, text = "Interrupt target opposing ability.",
      targets = { target("link", link.opposing.ability, harm) }, play = function(me, t) t.link:interrupt() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Quell" }, play = { "Mage" } })
    t:boss { hand = { "Counter", "Quell" } }
  end,
  play = function(t)
    t:places(1, "Quell", { face = "down" })
    t:passes(1)
    t:cant("boss", "plays", "Counter")  -- 711.3: what is placed there is no target
    t:everyone_passes()
    t:uses(1, "Mage")
    t:passes(1)
    t:cant("boss", "plays", "Quell")    -- 711.3: an effect only where the description names effects
    t:plays("boss", "Counter", { target = "Mage" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:chain(0)
    t:damage("hero@boss", 0)
    t:exhausted("Mage")                 -- 711.2: what was paid stays paid
  end,
}
