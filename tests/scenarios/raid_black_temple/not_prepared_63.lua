local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local hill = ally "Hill" { cost = 3, atk = 1, damage = "melee", health = 30 }
local song = ability "Song" { cost = 1, ongoing = true, text = "It goes on." }
local lay = quest "Song" { text = "Reward: draw a card.",
  reward = { cost = {}, effect = function(me) me.player:draw(1) end } }

return {
  scenario "All opposing cards in play of one name are removed; others, and the Boss player's own, stay" {
    raid = "black_temple",
    raiders = 2,
    cites = { "R502.1c", "CR 200.2" },
    cards = { fall = fall, ox = ox, hill = hill, song = song },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Ox", "Hill", "Song" } })
      t:seat(2, { play = { "Ox", "Ox" }, hand = { "Ox" }, resources = { { "Ox", down = true } } })
      t:boss { boss = "black_temple/supremus",
        play = { "Ox" },
        resources = { { "not_prepared_63", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:not_offered("boss", "Ox@boss")
      t:answers("boss", "Ox@1")
      t:asked(1, "Your move")
      t:finishes_chain()
    end,
    expect = function(t)
      t:count_in_play(1, "Ox", 0)
      t:removed(1, "Ox")
      t:count_in_play(2, "Ox", 0)
      t:removed(2, "Ox")
      t:in_play(1, "Hill")
      t:in_play(1, "Song")
      t:in_hand(2, "Ox")
      t:resources(2, 1)
      t:count_in_play("boss", "Ox", 1)
    end,
  },
  scenario "Its namesakes are any cards: abilities, and what lies face up in a row" {
    raid = "black_temple",
    raiders = 2,
    cites = { "R502.1c", "CR 415.8a" },
    cards = { fall = fall, ox = ox, hill = hill, song = song, lay = lay },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "scenario/song" } })
      t:seat(2, { play = { "scenario/song", "Hill" }, resources = { "scenario/lay" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_63", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:answers("boss", "scenario/song@1")
      t:finishes_chain()
    end,
    expect = function(t)
      t:removed(1, "scenario/song")
      t:removed(2, "scenario/song")
      t:removed(2, "scenario/lay")
      t:in_play(2, "Hill")
    end,
  },
  scenario "With nothing to aim at it goes into its graveyard, and the next event follows" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 707.1d" },
    cards = { fall = fall, ox = ox, hill = hill, song = song },
    given = function(t)
      t:seat(1, { hand = { "Fall" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_63", down = true, deck = "event" },
          { "not_prepared_59", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_60", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:chain(1)
      t:in_graveyard("boss", "not_prepared_63")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 2)
      t:in_play("boss", "Shade of Akama")
    end,
  },
}
