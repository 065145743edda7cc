-- CR 704.1b: what is done as a card is turned over or leaves play is done before anybody can act, while it is still there.
-- CR 703.3c: what stands on the side that comes up works as it comes up.
local two = boss "Two Faces" { order = 1, health = 10,
  text = "Turn this over. As this is turned over or leaves play, remove all wax counters. When this is turned from this side, put a left counter on it.",
  powers = {
    pays { cost = {}, effect = function(me) me:flip() end },
    as.flipped { of = this, effect = function() all(any.hero):remove_counters("wax", 9) end },
    as.leaves_play { of = this, effect = function() all(any.hero):remove_counters("wax", 9) end },
    when.flipped { of = this, effect = function(me) me:add_counters("left", 1) end },
  },
  back = {
    values = { heat = 2 },
    text = "When this is turned to this side, it deals {heat} fire damage to each opposing hero.",
    powers = { when.flipped { of = this, effect = function(me) me:deal(me.heat, "fire", opposing.hero) end } },
  },
}
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 10 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(10, "fire", t.hero) end }
local pair = raid "Pair" {
  players = { 1, 1 },
  words = { saw = 0 },
  decks = { "main" },
  bosses = { "two_faces" },
  boss_turn = { ready_step, action_phase, end_phase },
  boss_destroyed = sequence "It is over" { steps = { function(boss) boss:lose() end } },
}
local cards = { two_faces = two, bolt = bolt }

return {
  scenario "As he turns over the wax is gone, and both sides have seen it" {
    cites = { "CR 704.1b", "CR 703.3c" },
    raid = pair,
    cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", counters = { wax = 3 } } })
      t:boss { boss = "Two Faces" }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Two Faces")
      t:everyone_passes()
      t:counters("hero@1", "wax", 0)   -- nothing on the chain has resolved yet
      t:asked("boss", "Which of your triggers")
      t:answers("boss", "Two Faces")
      t:chain(2)
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 2)
      t:counters("Two Faces", "left", 1)
    end,
  },
  scenario "On his other side he says nothing of the kind" {
    cites = { "CR 703.3c" },
    raid = pair,
    cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", counters = { wax = 3 } }, hand = { "Bolt" } })
      t:boss { boss = { "Two Faces", back = true } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:winner("raiders")
      t:counters("hero@1", "wax", 3)
    end,
  },
  scenario "As he leaves play the wax is gone" {
    cites = { "CR 704.1b" },
    raid = pair,
    cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", counters = { wax = 3 } }, hand = { "Bolt" } })
      t:boss { boss = "Two Faces" }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:winner("raiders")
      t:counters("hero@1", "wax", 0)
    end,
  },
}
