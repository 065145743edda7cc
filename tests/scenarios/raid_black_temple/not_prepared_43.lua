local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local giant = ally "Giant" { cost = 6, atk = 1, damage = "melee", health = 30 }
local hill = ally "Hill" { cost = 3, atk = 1, damage = "melee", health = 30 }
local blade = weapon "Blade" { cost = 2, atk = 3, damage = "melee", tags = { "One-Handed", "Melee (1)" } }
local mail = armor "Mail" { cost = 7, def = 3, tags = { "Chest (1)" } }
local song = ability "Song" { cost = 1, ongoing = true, text = "It goes on." }
local dirge = ability "Dirge" { cost = 6, ongoing = true, text = "It goes on." }

return {
  scenario "What costs two or less is destroyed, on the raiders' side alone" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 707.1c" },
    cards = { fall = fall, ox = ox, giant = giant, hill = hill, blade = blade, mail = mail, song = song, dirge = dirge },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Ox", "Hill", "Giant", "Blade", "Mail", "Song", "Dirge" } })
      t:boss { boss = "black_temple/supremus",
        play = { "Ox", "Giant" },
        resources = { { "not_prepared_43", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:asked("boss", "Choose")
      t:answers("boss", 1)
      t:asked(1, "Your move")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_graveyard(1, "Blade")
      t:in_graveyard(1, "Song")
      t:in_play(1, "Hill")
      t:in_play(1, "Giant")
      t:in_play(1, "Mail")
      t:in_play(1, "Dirge")
      t:count_in_play("boss", "Ox", 1)
      t:count_in_play("boss", "Giant", 1)
      t:in_graveyard("boss", "not_prepared_43")
    end,
  },
  scenario "What costs six or more is destroyed, on the raiders' side alone" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 707.1c" },
    cards = { fall = fall, ox = ox, giant = giant, hill = hill, blade = blade, mail = mail, song = song, dirge = dirge },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Ox", "Hill", "Giant", "Blade", "Mail", "Song", "Dirge" } })
      t:boss { boss = "black_temple/supremus",
        play = { "Ox", "Giant" },
        resources = { { "not_prepared_43", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:asked("boss", "Choose")
      t:answers("boss", 2)
      t:asked(1, "Your move")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Giant")
      t:in_graveyard(1, "Mail")
      t:in_graveyard(1, "Dirge")
      t:in_play(1, "Hill")
      t:in_play(1, "Ox")
      t:in_play(1, "Blade")
      t:in_play(1, "Song")
      t:count_in_play("boss", "Ox", 1)
      t:count_in_play("boss", "Giant", 1)
      t:in_graveyard("boss", "not_prepared_43")
    end,
  },
}
