-- Phases of a raid's own: one that is there only while no Boss is in play (R301.5a), and another deck to draw from (R301.1).
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 3 }
local first = boss "First Lord" { order = 1, health = 10, text = "" }
local second = boss "Second Lord" { order = 2, health = 20, text = "" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 10 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(10, "fire", t.hero) end }
local core = raid "Core" {
  players = { 1, 2 },
  words = { arrivals = 0, minions = 0 },
  decks = { "main", "lord" },
  bosses = { "first_lord", "second_lord" },
  boss_destroyed = sequence "A lord falls" { steps = { function(boss)
    boss.decks.lord:draw_from()
  end } },
  boss_turn = {
    ready_step,
    draw_step,
    phase "New Boss" { only_if = count(your.hero):is(0), steps = {
      function(boss) set_word("arrivals", raid.arrivals + 1) end,
      window,
      function(boss) boss.waiting_bosses:to_play { under = boss } end,
    } },
    phase "Minion" { steps = { function(boss) set_word("minions", raid.minions + 1) end, window } },
    action_phase,
    end_phase,
  },
}
local cards = { ox = ox, elk = elk, first_lord = first, second_lord = second, bolt = bolt }

return {
  scenario "While a Boss is in play the phase of the next one is not there at all" {
    cites = { "CR 500.1" },
    raid = core,
    cards = cards,
    given = function(t)
      t:seat(1, { deck = { "Ox", "Ox" } })
      t:boss { boss = "First Lord", deck = { "Ox", "Ox" } }
      t:turn("boss", "ready")
    end,
    play = function(t) t:to_action_phase() end,
    expect = function(t)
      t:word("arrivals", 0)
      t:word("minions", 1)
      t:not_told { "New Boss" }
      t:told { "The Boss player: Minion" }
      t:in_hand("boss", "Ox")
    end,
  },
  scenario "Without a Boss the phase brings the next one, and cards are drawn from the deck of the lords" {
    cites = { "CR 415.9f" },
    raid = core,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, deck = { "Ox", "Ox" } })
      t:boss { boss = "First Lord", deck = { "Ox", "Ox" }, decks = { lord = { "Elk", "Elk" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:removed("boss", "First Lord")
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn("boss")
      t:word("arrivals", 1)
      t:word("minions", 1)
      t:told { "The Boss player: New Boss", "Second Lord enters play", "The Boss player: Minion" }
      t:in_hand("boss", "Elk")
      t:hand_count("boss", 1)
      t:deck_count("boss", 1, "lord")
    end,
  },
}
