return scenario "Armor is not offered against damage that can't be prevented" {
  cites = { "CR 717.4b" },
  cards = {
    coat = armor "Coat" { cost = 1, def = 3, text = "" },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 2 unpreventable fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(2, "fire", t.prey, { unpreventable = true }) end },
  },
  given = function(t)
    t:seat(1, { play = { "Coat" } })
    t:boss { hand = { "Bolt" } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Bolt", { target = "hero@1" })
    t:everyone_passes()
    t:not_asked(1)
  end,
  expect = function(t)
    t:damage("hero@1", 2)
    t:ready("Coat")
  end,
}
