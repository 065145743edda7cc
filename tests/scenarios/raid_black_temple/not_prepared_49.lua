local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 15 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local dirge = ability "Dirge" { cost = 6, ongoing = true, text = "It goes on." }

return {
  scenario "The next ability of the turn costs the Boss player two less, and no more than that one" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 707.1e" },
    cards = { fall = fall, ox = ox, dirge = dirge },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, deck = { "Ox", "Ox", "Ox" } })
      t:boss { boss = "black_temple/gurtogg_bloodboil",
        hand = { "Dirge", "Dirge", "Ox" },
        resources = { { "not_prepared_49", down = true, deck = "event" },
          { "Ox", deck = "main", down = true }, { "Ox", deck = "main", down = true } },
        decks = { main = { "Ox", "Ox" }, minion = { "Temple Concubine", "Sister of Pain" },
          event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:finishes_chain()
      t:in_play("boss", "Shrine of Lost Souls")
      t:in_play("boss", "not_prepared_49")
      t:ends_turn()
      t:costs("boss", { "Dirge", 1 }, 6)
      t:uses("boss", "not_prepared_49")
      t:exhausted("not_prepared_49")
      t:everyone_passes()
      t:costs("boss", { "Dirge", 1 }, 4)
      t:costs("boss", { "Dirge", 2 }, 4)
      t:costs("boss", { "Ox", 1 }, 1)
      t:plays("boss", { "Dirge", 1 })
      t:everyone_passes()
      t:ready_resources("boss", 2)
      t:costs("boss", "Dirge", 6)
      t:cant("boss", "uses", "not_prepared_49")
    end,
    expect = function(t)
      t:count_in_play("boss", "Dirge", 1)
      t:resources("boss", 6)
    end,
  },
  scenario "A discount that nothing was played with is gone as the turn ends, and the event readies" {
    raid = "black_temple",
    cites = { "R502.1c", "R501.1a" },
    cards = { fall = fall, ox = ox, dirge = dirge },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, deck = { "Ox", "Ox", "Ox" } })
      t:boss { boss = "black_temple/gurtogg_bloodboil",
        hand = { "Dirge" },
        resources = { { "not_prepared_49", down = true, deck = "event" } },
        decks = { main = { "Ox", "Ox" }, minion = { "Temple Concubine", "Sister of Pain" },
          event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:finishes_chain()
      t:in_play("boss", "Shrine of Lost Souls")
      t:in_play("boss", "not_prepared_49")
      t:passes(1)
      t:uses("boss", "not_prepared_49")
      t:everyone_passes()
      t:costs("boss", "Dirge", 4)
      t:ends_turn()
      t:costs("boss", "Dirge", 6)
    end,
    expect = function(t)
      t:ready("not_prepared_49")
    end,
  },
}
