local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 9 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }

return {
  scenario "Two Minions come at once, before the next Boss does" {
    raid = "black_temple",
    cites = { "R502.1c" },
    cards = { fall = fall },
    given = function(t)
      t:seat(1, { hand = { "Fall" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_45", down = true, deck = "event" } },
        decks = { minion = { "Sister of Pain", "Temple Concubine", "Illidari Archon" },
          event = { "not_prepared_44", "not_prepared_59" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:everyone_passes()
      t:in_play("boss", "Sister of Pain")
      t:in_play("boss", "Temple Concubine")
      t:face_up("Sister of Pain")
      t:in_deck("boss", "Illidari Archon")
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "Shade of Akama")
      t:in_deck("boss", "Illidari Archon")
    end,
  },
  scenario "Where the Minion deck holds one card, the second Minion comes from its graveyard" {
    raid = "black_temple",
    cites = { "R101.3c" },
    cards = { fall = fall },
    given = function(t)
      t:seat(1, { hand = { "Fall" } })
      t:boss { boss = "black_temple/supremus",
        resources = { { "not_prepared_45", down = true, deck = "event" } },
        decks = { minion = { "Temple Concubine" }, event = { "not_prepared_44", "not_prepared_59" } },
        graveyards = { minion = { "Sister of Pain", "Sister of Pain" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "Temple Concubine")
      t:count_in_play("boss", "Sister of Pain", 1)
    end,
  },
}
