local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local song = ability "Song" { cost = 1, ongoing = true, text = "It goes on." }
local dirge = ability "Dirge" { cost = 6, ongoing = true, text = "It goes on." }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }

return {
  scenario "An even die: the first ability that was chosen falls" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 706.1" },
    cards = { fall = fall, song = song, dirge = dirge, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Song", "Dirge", "Ox" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_53", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
      t:dice { 4 }
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:not_offered("boss", "Ox")
      t:answers("boss", { "Dirge", "Song" })
      t:asked(1, "Your move")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Dirge")
      t:in_play(1, "Song")
      t:in_play(1, "Ox")
      t:in_play("boss", "Shade of Akama")
    end,
  },
  scenario "An odd die: both fall" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 706.1" },
    cards = { fall = fall, song = song, dirge = dirge, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Song", "Dirge", "Ox" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_53", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
      t:dice { 3 }
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:not_offered("boss", "Ox")
      t:answers("boss", { "Song", "Dirge" })
      t:asked(1, "Your move")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Song")
      t:in_graveyard(1, "Dirge")
      t:in_play(1, "Ox")
      t:in_play("boss", "Shade of Akama")
    end,
  },
  scenario "One is enough, and falls on any die" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 706.1" },
    cards = { fall = fall, song = song, dirge = dirge, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Song", "Dirge", "Ox" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_53", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
      t:dice { 2 }
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:not_offered("boss", "Ox")
      t:answers("boss", "Song")
      t:asked(1, "Your move")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Song")
      t:in_play(1, "Dirge")
      t:in_play(1, "Ox")
      t:in_play("boss", "Shade of Akama")
    end,
  },
  scenario "None need be chosen; the die is rolled all the same" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 706.1" },
    cards = { fall = fall, song = song, dirge = dirge, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Song", "Dirge", "Ox" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_53", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
      t:dice { 5 }
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:not_offered("boss", "Ox")
      t:answers("boss", "none")
      t:asked(1, "Your move")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play(1, "Song")
      t:in_play(1, "Dirge")
      t:in_play(1, "Ox")
      t:in_play("boss", "Shade of Akama")
    end,
  },
}
