local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }

return scenario "No card is left in a raider's graveyard; the Boss player's stay" {
  raid = "black_temple",
  raiders = 2,
  cites = { "R502.1c" },
  cards = { fall = fall, ox = ox },
  given = function(t)
    t:seat(1, { hand = { "Fall" }, graveyard = { "Ox", "Ox" } })
    t:seat(2, { graveyard = { "Ox" } })
    t:boss { boss = "black_temple/supremus",
      graveyard = { "Ox" },
      resources = { { "not_prepared_57", down = true, deck = "event" } },
      decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
    t:turn(1)
  end,
  play = function(t)
    t:plays(1, "Fall", { target = "hero@boss" })
    t:everyone_passes()
    t:everyone_passes()
    t:finishes_chain()
  end,
  expect = function(t)
    t:graveyard_count(1, 0)
    t:graveyard_count(2, 0)
    t:removed(1, "Ox")
    t:removed(1, "Fall")
    t:removed(2, "Ox")
    t:in_graveyard("boss", "Ox")
  end,
}
