local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 15 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }

return scenario "It can be had for a Minion in the row, ready and unseen" {
  raid = "black_temple",
  cites = { "R502.1c", "R501.2", "CR 403.1" },
  cards = { fall = fall, ox = ox },
  given = function(t)
    t:seat(1, { hand = { "Fall" } })
    t:boss { boss = "black_temple/gurtogg_bloodboil",
      resources = { { "not_prepared_65", down = true, deck = "event" } },
      decks = { main = { "Ox", "Ox" }, minion = { "Temple Concubine", "Sister of Pain" },
        event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
    t:turn(1)
  end,
  play = function(t)
    t:plays(1, "Fall", { target = "hero@boss" })
    t:everyone_passes()
    t:finishes_chain()
    t:in_play("boss", "Shrine of Lost Souls")
    t:in_play("boss", "not_prepared_65")
    t:passes(1)
    t:resources("boss", 3)
    t:uses("boss", "not_prepared_65")
    t:in_graveyard("boss", "not_prepared_65")
    t:everyone_passes()
  end,
  expect = function(t)
    t:resources("boss", 4)
    t:ready_resources("boss", 4)
    t:in_resources("boss", "Temple Concubine")
    t:face_down("Temple Concubine")
    t:hidden(1, "Temple Concubine")
    t:hidden("boss", "Temple Concubine")
  end,
}
