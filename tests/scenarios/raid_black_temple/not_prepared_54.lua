local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local hill = ally "Hill" { cost = 3, atk = 1, damage = "melee", health = 30 }

return scenario "Each raider has as many other cards in hand as before" {
  raid = "black_temple",
  raiders = 3,
  cites = { "R502.1c" },
  cards = { fall = fall, ox = ox, hill = hill },
  given = function(t)
    t:seat(1, { hand = { "Fall", "Ox", "Ox" }, deck = { "Hill", "Hill", "Hill" } })
    t:seat(2, { hand = { "Ox" }, deck = { "Hill", "Hill" } })
    t:seat(3, { deck = { "Hill" } })
    t:boss { boss = "black_temple/supremus",
      hand = { "Ox" },
      resources = { { "not_prepared_54", down = true, deck = "event" } },
      decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
    t:turn(1)
  end,
  play = function(t)
    t:plays(1, "Fall", { target = "hero@boss" })
    t:everyone_passes()
    t:everyone_passes()
    t:hand_count("boss", 1)
    t:finishes_chain()
  end,
  expect = function(t)
    t:hand_count(1, 2)
    t:in_hand(1, "Hill")
    t:graveyard_count(1, 3)
    t:hand_count(2, 1)
    t:in_hand(2, "Hill")
    t:in_graveyard(2, "Ox")
    t:hand_count(3, 0)
    t:deck_count(3, 1)
    t:in_hand("boss", "Ox")
  end,
}
