local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local song = ability "Song" { cost = 1, ongoing = true, text = "It goes on." }
local dirge = ability "Dirge" { cost = 6, ongoing = true, text = "It goes on." }

return {
  scenario "Two abilities of different names go from the Boss player's graveyard into hand" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 200.2" },
    cards = { fall = fall, ox = ox, song = song, dirge = dirge },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, graveyard = { "Song" } })
      t:boss { boss = "black_temple/supremus",
        graveyard = { "Song", "Song", "Dirge", "Ox" },
        resources = { { "not_prepared_55", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:everyone_passes()
      t:not_offered("boss", "Ox@boss")
      t:not_offered("boss", "Song@1")
      t:answers("boss", { "Song@boss", 1 })
      t:not_offered("boss", { "Song@boss", 2 })
      t:answers("boss", "Dirge")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_hand("boss", "Song")
      t:in_hand("boss", "Dirge")
      t:hand_count("boss", 2)
      t:in_graveyard("boss", "Song")
      t:in_graveyard("boss", "Ox")
    end,
  },
  scenario "One ability may come alone, or none" {
    raid = "black_temple",
    cites = { "R502.1c" },
    cards = { fall = fall, ox = ox, song = song, dirge = dirge },
    given = function(t)
      t:seat(1, { hand = { "Fall" } })
      t:boss { boss = "black_temple/supremus",
        graveyard = { "Song", "Dirge" },
        resources = { { "not_prepared_55", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers("boss", "none")
      t:not_asked("boss")
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count("boss", 0)
      t:in_graveyard("boss", "Song")
    end,
  },
}
