local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local blade = weapon "Blade" { cost = 2, atk = 3, damage = "melee", tags = { "One-Handed", "Melee (1)" } }
local mail = armor "Mail" { cost = 7, def = 3, tags = { "Chest (1)" } }
local song = ability "Song" { cost = 1, ongoing = true, text = "It goes on." }

return {
  scenario "All abilities of one raider go; what is named is named as it resolves" {
    raid = "black_temple",
    raiders = 2,
    cites = { "R502.1c", "CR 709.2" },
    cards = { fall = fall, ox = ox, blade = blade, mail = mail, song = song },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Ox", "Blade", "Mail", "Song" } })
      t:seat(2, { play = { "Ox", "Blade", "Song" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_47", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:asked("boss", "target")
      t:offers("boss", "boss")
      t:answers("boss", 1)
      t:asked(1, "Your move")
      t:everyone_passes()
      t:asked("boss", "What does he destroy?")
      t:answers("boss", 1)
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Song")
      t:in_play(1, "Ox")
      t:in_play(1, "Blade")
      t:in_play(1, "Mail")
      t:in_play(2, "Ox")
      t:in_play(2, "Blade")
      t:in_play(2, "Song")
    end,
  },
  scenario "All allies of one raider go" {
    raid = "black_temple",
    raiders = 2,
    cites = { "R502.1c", "CR 709.2" },
    cards = { fall = fall, ox = ox, blade = blade, mail = mail, song = song },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Ox", "Blade", "Mail", "Song" } })
      t:seat(2, { play = { "Ox", "Blade", "Song" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_47", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:asked("boss", "target")
      t:offers("boss", "boss")
      t:answers("boss", 1)
      t:asked(1, "Your move")
      t:everyone_passes()
      t:asked("boss", "What does he destroy?")
      t:answers("boss", 2)
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_play(1, "Blade")
      t:in_play(1, "Mail")
      t:in_play(1, "Song")
      t:in_play(2, "Ox")
      t:in_play(2, "Blade")
      t:in_play(2, "Song")
    end,
  },
  scenario "All equipment of one raider goes" {
    raid = "black_temple",
    raiders = 2,
    cites = { "R502.1c", "CR 709.2" },
    cards = { fall = fall, ox = ox, blade = blade, mail = mail, song = song },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Ox", "Blade", "Mail", "Song" } })
      t:seat(2, { play = { "Ox", "Blade", "Song" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_47", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:asked("boss", "target")
      t:offers("boss", "boss")
      t:answers("boss", 1)
      t:asked(1, "Your move")
      t:everyone_passes()
      t:asked("boss", "What does he destroy?")
      t:answers("boss", 3)
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Blade")
      t:in_graveyard(1, "Mail")
      t:in_play(1, "Ox")
      t:in_play(1, "Song")
      t:in_play(2, "Ox")
      t:in_play(2, "Blade")
      t:in_play(2, "Song")
    end,
  },
}
