local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 15 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local hill = ally "Hill" { cost = 3, atk = 1, damage = "melee", health = 30 }
local blade = weapon "Blade" { cost = 2, atk = 3, damage = "melee", tags = { "One-Handed", "Melee (1)" } }
local fell = ability "Fell" { cost = 0, instant = true, values = { amount = 5 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }

return {
  scenario "A raider's hero that is destroyed takes something along" {
    raid = "black_temple",
    raiders = 2,
    cites = { "R502.1c", "CR 703.1" },
    cards = { fall = fall, ox = ox, hill = hill, blade = blade, fell = fell },
    given = function(t)
      t:seat(1, { hand = { "Fall", "Fell" }, play = { "Ox" } })
      t:seat(2, { hero = { "hoa/ta_zo", damage = 20 }, play = { "Hill" } })
      t:boss { boss = "black_temple/gurtogg_bloodboil",
        play = { "Blade" },
        resources = { { "not_prepared_62", down = true, deck = "event" } },
        decks = { main = { "Ox", "Ox" }, minion = { "Temple Concubine", "Sister of Pain" },
          event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:finishes_chain()
      t:in_play("boss", "Shrine of Lost Souls")
      t:in_play("boss", "not_prepared_62")
      t:plays(1, "Fell", { target = "hero@2" })
      t:everyone_passes()
      t:lost(2)
      t:not_offered("boss", "hero@1")
      t:offers("boss", "Blade")
      t:answers("boss", "Ox@1")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_play("boss", "Blade")
    end,
  },
  scenario "A Boss is a hero as well, whose fall it does not survive" {
    raid = "black_temple",
    cites = { "R502.1c", "R502.1b" },
    cards = { fall = fall, ox = ox, hill = hill, blade = blade, fell = fell },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Ox", "Hill" } })
      t:boss { boss = "black_temple/gurtogg_bloodboil",
        play = { { "not_prepared_62", deck = "event" } },
        resources = { { "not_prepared_62", down = true, deck = "event" } },
        decks = { main = { "Ox", "Ox" }, minion = { "Temple Concubine", "Sister of Pain" },
          event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:in_graveyard("boss", { "not_prepared_62", 1 })
      t:answers("boss", "Hill")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Hill")
      t:in_play(1, "Ox")
      t:in_play("boss", "not_prepared_62")
    end,
  },
}
