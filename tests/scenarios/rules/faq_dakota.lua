return scenario "A hero that can't be destroyed is dealt damage beyond its health" {
  cites = { "CR 103.2" },
  cards = {
    warden = ally "Pack Warden" { cost = 5, atk = 4, damage = "melee", health = 8, text = "Your hero can't be destroyed.",
      powers = { gives { to = your.hero, cant = "be destroyed" } } },
    bolt = ability "Bolt" { cost = 0, values = { amount = 5 }, text = "Your hero deals {amount} fire damage to target hero.",
      targets = { target("it", any.hero, harm) }, play = function(me, t) me.hero:deal(me.amount, "fire", t.it) end },
  },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 30 }, play = { "Pack Warden" } })
    t:boss { hand = { "Bolt", "Bolt" } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Bolt", { target = "hero@1" })
    t:everyone_passes()
    t:plays("boss", "Bolt", { target = "hero@1" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@1", 40)
    t:winner("none")
  end,
}
