-- `aggro why FILE damage hero@boss`: 3 from the Torch, raised to 5, of which the Ward prevents 4.
return scenario "A packet says what changed it, in order" {
  cites = { "CR 717.4" },
  cards = {
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 3 fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(3, "fire", t.prey) end },
    torch = item "Torch" { cost = 1, text = "Your hero deals 2 more damage.",
      powers = { raises.damage { from = your.hero, by = 2 } } },
    ward = item "Ward" { cost = 1, text = "Prevent 4 of what would be dealt to your hero.",
      powers = { prevents.damage { to = your.hero, amount = 4 } } },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Bolt" }, play = { "Torch" } })
    t:boss { play = { "Ward" } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 1)
  end,
}
