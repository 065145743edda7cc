local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }

return scenario "As the second Boss falls, two cards are drawn" {
  raid = "black_temple",
  cites = { "R502.1c", "R502.1a", "R502.2a" },
  cards = { fall = fall, ox = ox },
  given = function(t)
    t:seat(1, { hand = { "Fall" } })
    t:boss { boss = "black_temple/supremus",
      resources = { { "not_prepared_44", down = true, deck = "event" } },
      decks = { main = { "Ox", "Ox", "Ox" },
        event = { "not_prepared_45", "not_prepared_59", "not_prepared_60" } } }
    t:turn(1)
  end,
  play = function(t)
    t:plays(1, "Fall", { target = "hero@boss" })
    t:hand_count("boss", 0)
    t:everyone_passes()
    t:everyone_passes()
    t:hand_count("boss", 2)
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_play("boss", "Shade of Akama")
    t:hand_count("boss", 2)
    t:deck_count("boss", 1)
  end,
}
