local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local giant = ally "Giant" { cost = 6, atk = 1, damage = "melee", health = 30 }

return {
  scenario "Six or less: a raider's hero is dealt what was rolled" {
    raid = "black_temple",
    raiders = 2,
    cites = { "R502.1c", "R502.1a" },
    cards = { fall = fall, giant = giant },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Giant" } })
      t:seat(2, { play = { "Giant" } })
      t:boss { boss = "black_temple/supremus",
        play = { "Giant" },
        resources = { { "not_prepared_58", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
      t:dice { 2, 4 }
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:everyone_passes()
      t:not_offered("boss", "Giant@1")
      t:not_offered("boss", "hero@boss")
      t:answers("boss", "hero@2")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@2", 6)
      t:damage("hero@1", 0)
      t:told { "Supremus deals 6 melee damage to" }
    end,
  },
  scenario "Eight or more: an ally of theirs is dealt it" {
    raid = "black_temple",
    raiders = 2,
    cites = { "R502.1c", "R502.1a" },
    cards = { fall = fall, giant = giant },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Giant" } })
      t:seat(2, { play = { "Giant" } })
      t:boss { boss = "black_temple/supremus",
        play = { "Giant" },
        resources = { { "not_prepared_58", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
      t:dice { 5, 3 }
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:everyone_passes()
      t:not_offered("boss", "hero@1")
      t:not_offered("boss", "Giant@boss")
      t:answers("boss", "Giant@1")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Giant@1", 8)
      t:damage("Giant@2", 0)
      t:told { "Supremus deals 8 melee damage to Giant" }
    end,
  },
  scenario "Seven: nothing happens" {
    raid = "black_temple",
    raiders = 2,
    cites = { "R502.1c", "R502.1a" },
    cards = { fall = fall, giant = giant },
    given = function(t)
      t:seat(1, { hand = { "Fall" }, play = { "Giant" } })
      t:seat(2, { play = { "Giant" } })
      t:boss { boss = "black_temple/supremus",
        play = { "Giant" },
        resources = { { "not_prepared_58", down = true, deck = "event" } },
        decks = { event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
      t:dice { 1, 6 }
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:everyone_passes()
      t:not_asked("boss")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 0)
      t:damage("Giant@1", 0)
      t:damage("hero@2", 0)
      t:in_play("boss", "Shade of Akama")
    end,
  },
}
