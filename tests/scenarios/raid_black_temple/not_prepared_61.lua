local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 15 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local hill = ally "Hill" { cost = 3, atk = 1, damage = "melee", health = 30 }

return scenario "Raiders draw nothing; as the Boss player's turn starts each is given a card" {
  raid = "black_temple",
  raiders = 2,
  cites = { "R502.1c", "CR 103.2", "CR 415.9f" },
  cards = { fall = fall, ox = ox, hill = hill },
  given = function(t)
    t:seat(1, { hand = { "Fall" }, deck = { "Hill", "Hill" } })
    t:seat(2, { deck = { "Hill", "Hill" } })
    t:boss { boss = "black_temple/gurtogg_bloodboil",
      resources = { { "not_prepared_61", down = true, deck = "event" } },
      decks = { main = { "Ox", "Ox" }, minion = { "Temple Concubine", "Sister of Pain" },
        event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
    t:turn(1)
  end,
  play = function(t)
    t:plays(1, "Fall", { target = "hero@boss" })
    t:everyone_passes()
    t:finishes_chain()
    t:in_play("boss", "Shrine of Lost Souls")
    t:in_play("boss", "not_prepared_61")
    t:ends_turn()
    t:is_turn(2)
    t:hand_count(2, 0)
    t:ends_turn()
    t:is_turn("boss")
    t:hand_count(1, 1)
    t:hand_count(2, 1)
    t:hand_count("boss", 1)
    t:ends_turn()
    t:is_turn(1)
  end,
  expect = function(t)
    t:hand_count(1, 1)
    t:deck_count(1, 1)
    t:deck_count(2, 1)
  end,
}
