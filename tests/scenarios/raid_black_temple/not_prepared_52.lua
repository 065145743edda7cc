local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local blade = weapon "Blade" { cost = 2, atk = 3, damage = "melee", tags = { "One-Handed", "Melee (1)" } }
local mail = armor "Mail" { cost = 7, def = 3, tags = { "Chest (1)" } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }

return {
  scenario "An even die: the first equipment that was chosen falls" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 706.1" },
    cards = { fall = fall, blade = blade, mail = mail, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Blade", "Mail", "Ox" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_52", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
      t:dice { 4 }
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:not_offered("boss", "Ox")
      t:answers("boss", { "Mail", "Blade" })
      t:asked(1, "Your move")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Mail")
      t:in_play(1, "Blade")
      t:in_play(1, "Ox")
      t:in_play("boss", "Shade of Akama")
    end,
  },
  scenario "An odd die: both fall" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 706.1" },
    cards = { fall = fall, blade = blade, mail = mail, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Blade", "Mail", "Ox" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_52", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
      t:dice { 3 }
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:not_offered("boss", "Ox")
      t:answers("boss", { "Blade", "Mail" })
      t:asked(1, "Your move")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Blade")
      t:in_graveyard(1, "Mail")
      t:in_play(1, "Ox")
      t:in_play("boss", "Shade of Akama")
    end,
  },
  scenario "One is enough, and falls on any die" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 706.1" },
    cards = { fall = fall, blade = blade, mail = mail, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Blade", "Mail", "Ox" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_52", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
      t:dice { 2 }
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:not_offered("boss", "Ox")
      t:answers("boss", "Blade")
      t:asked(1, "Your move")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_graveyard(1, "Blade")
      t:in_play(1, "Mail")
      t:in_play(1, "Ox")
      t:in_play("boss", "Shade of Akama")
    end,
  },
  scenario "None need be chosen; the die is rolled all the same" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 706.1" },
    cards = { fall = fall, blade = blade, mail = mail, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Blade", "Mail", "Ox" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_52", down = true, deck = "event" } },
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
      t:in_play(1, "Blade")
      t:in_play(1, "Mail")
      t:in_play(1, "Ox")
      t:in_play("boss", "Shade of Akama")
    end,
  },
}
