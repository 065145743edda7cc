local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 15 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local blade = weapon "Blade" { cost = 2, atk = 3, damage = "melee", tags = { "One-Handed", "Melee (1)" } }
local mail = armor "Mail" { cost = 7, def = 3, tags = { "Chest (1)" } }

return scenario "Raiders' weapons and armor are two less" {
  raid = "black_temple",
  cites = { "R502.1c", "CR 704.1" },
  cards = { fall = fall, ox = ox, blade = blade, mail = mail },
  given = function(t)
    t:seat(1, { hand = { "Fall", "Fall" }, play = { "Blade", "Mail" } })
    t:boss { boss = "black_temple/gurtogg_bloodboil",
      play = { "Blade", "Mail" },
      resources = { { "not_prepared_50", down = true, deck = "event" } },
      decks = { main = { "Ox", "Ox" }, minion = { "Temple Concubine", "Sister of Pain" },
        event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
    t:turn(1)
  end,
  play = function(t)
    t:plays(1, "Fall", { target = "hero@boss" })
    t:atk("Blade@1", 3)
    t:everyone_passes()
    t:finishes_chain()
    t:in_play("boss", "Shrine of Lost Souls")
    t:in_play("boss", "not_prepared_50")
    t:atk("Blade@1", 1)
    t:def("Mail@1", 1)
    t:atk("Blade@boss", 3)
    t:def("Mail@boss", 3)
  end,
  expect = function(t)
    t:atk("Blade@1", 1)
  end,
}
