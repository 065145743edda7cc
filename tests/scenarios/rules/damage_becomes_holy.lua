return scenario "What changes the type of damage leaves the rest of the packet as it is" {
  cites = { "CR 717.1", "CR 717.4a" },
  cards = {
    light = ability "Light" { cost = 1, ongoing = true, text = "Damage your hero would deal is holy and counts as combat damage.",
      powers = { changes.damage { from = your.hero, becomes = "holy", as_combat = true } } },
    choir = ability "Choir" { cost = 1, ongoing = true, text = "Holy combat damage is 2 more.",
      powers = { raises.damage { damage = "holy", combat = true, by = 2 } } },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 3 fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(3, "fire", t.prey) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" }, play = { "Choir", "Light" } })
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 5)
    t:told { "deals 5 holy damage to Onyxia" }
  end,
}
