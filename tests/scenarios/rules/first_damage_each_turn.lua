return scenario "What prevents the first 3 damage of a turn takes less once some was dealt or prevented" {
  cites = { "CR 717.6" },
  cards = {
    ward = ability "Ward" { cost = 0, instant = true, ongoing = true,
      text = "The first 3 damage that your hero would be dealt each turn is prevented.",
      powers = { prevents.damage { to = your.hero, first = 3 } } },
    bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 2 fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(2, "fire", t.prey) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Bolt", "Bolt", "Bolt" } })
    t:boss { hand = { "Ward" } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:everyone_passes()
    t:damage("hero@boss", 2)
    t:passes(1)
    t:plays("boss", "Ward")
    t:everyone_passes()
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:everyone_passes()
    t:damage("hero@boss", 3)            -- 2 of the 3 were dealt before: one is left
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:everyone_passes()
    t:damage("hero@boss", 5)            -- and that one is used up
    t:ends_turn()
    t:passes("boss")
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 5)            -- another turn
  end,
}
