return scenario "Damage of none is no damage: no packet, nothing told" {
  cites = { "CR 104.1", "CR 408.2a" },
  cards = {
    pyre = ability "Pyre" { cost = x, text = "Your hero deals X fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(me.x, "fire", t.prey) end },
    sign = ability "Sign" { cost = 1, ongoing = true, text = "All damage is 1 more.",
      powers = { raises.damage { to = any.character, by = 1 } } },
  },
  given = function(t)
    t:seat(1, { hand = { "Pyre" }, play = { "Sign" }, resources = 1 })
  end,
  play = function(t)
    t:plays(1, "Pyre", { x = 0, target = "hero@boss" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 0)
    t:not_told { "damage" }
  end,
}
