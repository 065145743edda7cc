return scenario "Armor prevents damage on the turn it came" {
  cites = { "CR 304.3" },
  cards = {
    coat = armor "Coat" { cost = 0, def = 3, text = "" },
    bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 2 fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(2, "fire", t.prey) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Coat" } })
    t:boss { hand = { "Bolt" } }
  end,
  play = function(t)
    t:plays(1, "Coat")
    t:everyone_passes()
    t:passes(1)
    t:plays("boss", "Bolt", { target = "hero@1" })
    t:will_answer(1, "Coat")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@1", 0)
    t:exhausted("Coat")
  end,
}
