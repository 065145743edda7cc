local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 15 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }

return scenario "Each turn it exhausts an ally, of whichever side" {
  raid = "black_temple",
  cites = { "R502.1c", "R501.1a", "CR 411.1" },
  cards = { fall = fall, ox = ox },
  given = function(t)
    t:seat(1, { hand = { "Fall" }, play = { "Ox", "Ox" }, deck = { "Ox", "Ox", "Ox" } })
    t:boss { boss = "black_temple/gurtogg_bloodboil",
      play = { "Ox" },
      resources = { { "not_prepared_56", down = true, deck = "event" } },
      decks = { main = { "Ox", "Ox" }, minion = { "Temple Concubine", "Sister of Pain" },
        event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
    t:turn(1)
  end,
  play = function(t)
    t:plays(1, "Fall", { target = "hero@boss" })
    t:everyone_passes()
    t:finishes_chain()
    t:in_play("boss", "Shrine of Lost Souls")
    t:in_play("boss", "not_prepared_56")
    t:passes(1)
    t:cant("boss", "uses", "not_prepared_56", { target = "hero@1" })
    t:uses("boss", "not_prepared_56", { target = { "Ox@1", 1 } })
    t:exhausted("not_prepared_56")
    t:everyone_passes()
    t:exhausted({ "Ox@1", 1 })
    t:ready({ "Ox@1", 2 })
    t:ends_turn()
    t:ready("not_prepared_56")
    t:can("boss", "uses", "not_prepared_56", { target = "Ox@boss" })
    t:uses("boss", "not_prepared_56", { target = { "Ox@1", 2 } })
    t:everyone_passes()
  end,
  expect = function(t)
    t:exhausted({ "Ox@1", 2 })
  end,
}
