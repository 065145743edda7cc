local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }

return scenario "A fallen Supremus, still the Boss player's hero, hits every opposing hero and ally" {
  raid = "black_temple",
  raiders = 2,
  cites = { "R502.1c", "R502.1a" },
  cards = { fall = fall, ox = ox },
  given = function(t)
    t:seat(1, { hand = { "Fall" }, play = { "Ox" } })
    t:seat(2, { play = { "Ox" } })
    t:boss { boss = "black_temple/supremus",
      play = { "Ox" },
      resources = { { "not_prepared_59", down = true, deck = "event" } },
      decks = { event = { "not_prepared_44", "not_prepared_60", "not_prepared_45" } } }
    t:turn(1)
  end,
  play = function(t)
    t:plays(1, "Fall", { target = "hero@boss" })
    t:everyone_passes()
    t:removed("boss", "Supremus")
    t:chain(1)
    t:asked(1, "Your move")
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("hero@1", 2)
    t:damage("hero@2", 2)
    t:damage("Ox@1", 2)
    t:damage("Ox@2", 2)
    t:damage("Ox@boss", 0)
    t:damage("hero@boss", 0)
    t:in_graveyard("boss", "not_prepared_59")
    t:told { "Supremus deals 2 melee damage to" }
  end,
}
