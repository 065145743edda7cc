local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 15 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local blade = weapon "Blade" { cost = 2, atk = 3, damage = "melee", tags = { "One-Handed", "Melee (1)" } }

return scenario "Raiders' allies, equipment and resources come exhausted, the Boss player's ready" {
  raid = "black_temple",
  cites = { "R502.1c", "CR 710.1b", "CR 415.8a" },
  cards = { fall = fall, ox = ox, blade = blade },
  given = function(t)
    t:seat(1, { hand = { "Fall", "Ox", "Blade", "Ox" }, resources = 4, deck = { "Ox", "Ox", "Ox" } })
    t:boss { boss = "black_temple/gurtogg_bloodboil",
      hand = { "Ox" },
      resources = { { "not_prepared_64", down = true, deck = "event" } },
      decks = { main = { "Ox", "Ox" }, minion = { "Temple Concubine", "Sister of Pain" },
        event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
    t:turn(1)
  end,
  play = function(t)
    t:plays(1, "Fall", { target = "hero@boss" })
    t:everyone_passes()
    t:finishes_chain()
    t:in_play("boss", "Shrine of Lost Souls")
    t:in_play("boss", "not_prepared_64")
    t:plays(1, { "Ox", 1 })
    t:everyone_passes()
    t:exhausted("Ox@1")
    t:plays(1, "Blade")
    t:everyone_passes()
    t:exhausted("Blade")
    t:places(1, "Ox")
    t:everyone_passes()
    t:ready_resources(1, 1)
    t:resources(1, 5)
    t:ends_turn()
    t:plays("boss", "Ox")
    t:everyone_passes()
  end,
  expect = function(t)
    t:ready("Ox@boss")
    t:resources("boss", 4)
  end,
}
