local fall = ability "Fall" { cost = 0, instant = true, values = { amount = 15 },
  text = "Your hero deals {amount} fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(me.amount, "fire", t.hero) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local blade = weapon "Blade" { cost = 2, atk = 3, damage = "melee", tags = { "One-Handed", "Melee (1)" } }
local song = ability "Song" { cost = 1, ongoing = true, text = "It goes on." }

return {
  scenario "It destroys one thing, and the next card of a raider with it" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 711.1", "CR 708.3" },
    cards = { fall = fall, ox = ox, blade = blade, song = song },
    given = function(t)
      t:seat(1, { hand = { "Fall", "Song", "Blade", "Ox" }, play = { "Ox", "Blade", "Song" }, resources = 5 })
      t:boss { boss = "black_temple/gurtogg_bloodboil",
        play = { "Ox" }, hand = { "Song" },
        resources = { { "not_prepared_60", down = true, deck = "event" } },
        decks = { main = { "Ox", "Ox" }, minion = { "Temple Concubine", "Sister of Pain" },
          event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:offers("boss", "Ox@boss")
      t:not_offered("boss", "hero@1")
      t:answers("boss", "Ox@1")
      t:everyone_passes()
      t:answers("boss", "yes")
      t:finishes_chain()
      t:in_play("boss", "not_prepared_60")
      t:in_graveyard(1, "Ox")
      t:plays(1, "Song")
      t:everyone_passes()
      t:in_graveyard(1, "Song")
      t:in_graveyard("boss", "not_prepared_60")
      t:plays(1, "Ox")
      t:finishes_chain()
    end,
    expect = function(t)
      t:count_in_play(1, "Ox", 1)
      t:count_in_play(1, "Song", 1)
    end,
  },
  scenario "What it aims at may be spared; an ally is interrupted as well" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 711.1", "CR 708.3" },
    cards = { fall = fall, ox = ox, blade = blade, song = song },
    given = function(t)
      t:seat(1, { hand = { "Fall", "Song", "Blade", "Ox" }, play = { "Ox", "Blade", "Song" }, resources = 5 })
      t:boss { boss = "black_temple/gurtogg_bloodboil",
        play = { "Ox" }, hand = { "Song" },
        resources = { { "not_prepared_60", down = true, deck = "event" } },
        decks = { main = { "Ox", "Ox" }, minion = { "Temple Concubine", "Sister of Pain" },
          event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:offers("boss", "Ox@boss")
      t:not_offered("boss", "hero@1")
      t:answers("boss", "Ox@1")
      t:everyone_passes()
      t:answers("boss", "no")
      t:finishes_chain()
      t:in_play("boss", "not_prepared_60")
      t:in_play(1, "Ox")
      t:plays(1, "Ox")
      t:finishes_chain()
    end,
    expect = function(t)
      t:count_in_play(1, "Ox", 1)
      t:in_graveyard(1, "Ox")
      t:in_graveyard("boss", "not_prepared_60")
    end,
  },
  scenario "Equipment is interrupted; what the Boss player plays is not" {
    raid = "black_temple",
    cites = { "R502.1c", "CR 711.1", "CR 708.3" },
    cards = { fall = fall, ox = ox, blade = blade, song = song },
    given = function(t)
      t:seat(1, { hand = { "Fall", "Song", "Blade", "Ox" }, play = { "Ox", "Blade", "Song" }, resources = 5, deck = { "Ox", "Ox", "Ox" } })
      t:boss { boss = "black_temple/gurtogg_bloodboil",
        play = { "Ox" }, hand = { "Song" },
        resources = { { "not_prepared_60", down = true, deck = "event" } },
        decks = { main = { "Ox", "Ox" }, minion = { "Temple Concubine", "Sister of Pain" },
          event = { "not_prepared_44", "not_prepared_59", "not_prepared_45" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Fall", { target = "hero@boss" })
      t:everyone_passes()
      t:offers("boss", "Ox@boss")
      t:not_offered("boss", "hero@1")
      t:answers("boss", "Ox@1")
      t:everyone_passes()
      t:answers("boss", "no")
      t:finishes_chain()
      t:in_play("boss", "not_prepared_60")
      t:ends_turn()
      t:plays("boss", "Song")
      t:finishes_chain()
      t:in_play("boss", "Song")
      t:in_play("boss", "not_prepared_60")
      t:ends_turn()
      t:plays(1, "Blade")
      t:finishes_chain()
    end,
    expect = function(t)
      t:count_in_play(1, "Blade", 1)
      t:in_graveyard(1, "Blade")
      t:in_graveyard("boss", "not_prepared_60")
    end,
  },
}
