-- What spans priority windows is a sequence: a Boss's destruction, as the raid tells it step by step.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local first = boss "First Lord" { order = 1, health = 10, text = "" }
local second = boss "Second Lord" { order = 2, health = 20, text = "" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 10 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) },
  play = function(me, t) me.hero:deal(10, "fire", t.hero) end }
local counterspell = ability "Stop" { cost = 0, instant = true, text = "Interrupt target card or effect.",
  targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end }
local rain = event "Rain" { text = "Your hero deals 2 frost damage to each opposing hero.",
  play = function(me) me.hero:deal(2, "frost", opposing.hero) end }
local hush = ability "Hush" { cost = 0, instant = true, text = "The turn ends.", play = function(me) end_turn() end }
local halls = raid "Two Halls" {
  players = { 1, 3 },
  words = { ended = 0 },
  decks = { "main", "minion", "event" },
  bosses = { "first_lord", "second_lord" },
  rules = { ["R502"] = "What follows a fallen Boss", ["R502.2"] = "The next Boss comes by an effect",
    ["R502.1c"] = "Events are turned up one after the other" },
  boss_destroyed = sequence "A lord has fallen" {
    cites = "R502",
    steps = {
      function(boss, fallen)
        if #boss.waiting_bosses == 0 then boss:lose() end
        for _, card in each(boss.resources) do
          if card.home_deck == "minion" then card:remove_from_game { hold = true, face = "up" } end
        end
      end,
      again { function(boss)
        local event = boss.resources[1]
        if event then boss:add_to_chain(event, { cant_be_interrupted = true }) end
      end },
      effect "The next lord" { cites = "R502.2", play = function(boss, fallen)
        (fallen.held + boss.waiting_bosses):to_play { under = boss }
      end },
      function(boss) set_word("ended", raid.ended + 1) end,
    },
  },
  boss_turn = { ready_step, draw_step, action_phase, end_phase },
}
local cards = { ox = ox, first_lord = first, second_lord = second, bolt = bolt, stop = counterspell, rain = rain }

return {
  scenario "A fallen Boss is removed, and what he kept face down comes back with the next one" {
    cites = { "R101.2", "R101.3a" },
    raid = halls,
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Stop" } })
      t:boss { boss = "First Lord", play = { "Ox" }, resources = { { "Ox", down = true, deck = "minion" },
          { "Rain", down = true, deck = "event" }, { "Rain", down = true, deck = "event" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()                 -- it resolves: the Boss falls
      t:removed("boss", "First Lord")
      t:chain(1)                          -- the first Rain; the turn player has priority
      t:asked(1, "Your move")
      t:plays(1, "Stop", { target = "Rain" })
      t:everyone_passes()
      t:asked(1, "Your move")             -- nobody interrupts it
      t:everyone_passes()
      t:chain(1)                          -- the second one, alone
      t:told { "Rain resolves" }
      t:damage("hero@1", 2)
      t:asked(1, "Your move")
      t:everyone_passes()
      t:damage("hero@1", 4)               -- the effect: he who fell is "your hero" still
      t:chain(1)
      t:word("ended", 0)
      t:count_in_play("boss", "Ox", 1)
      t:asked(1, "Your move")
      t:everyone_passes()
    end,
    expect = function(t)
      t:chain(0)
      t:word("ended", 1)
      t:in_play("boss", "Second Lord")
      t:told { "The next lord is added to the chain", "The next lord resolves" }
      t:count_in_play("boss", "Ox", 2)
      t:winner("none")
    end,
  },
  scenario "What follows comes one after the other, on top of what lay on the chain before" {
    cites = { "R101.3a" },
    raid = halls,
    cards = { ox = ox, first_lord = first, second_lord = second, bolt = bolt, rain = rain,
      dart = ability "Dart" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target hero.",
        targets = { target("hero", any.hero, harm) },
        play = function(me, t) me.hero:deal(1, "fire", t.hero) end } },
    given = function(t)
      t:seat(1, { hand = { "Dart", "Bolt" } })
      t:boss { boss = "First Lord", resources = { { "Rain", down = true, deck = "event" },
          { "Rain", down = true, deck = "event" } } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Dart", { target = "hero@1" })
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()                 -- the Boss falls
      t:chain(2)                          -- a Rain on the Dart; the other one waits until it has resolved
      t:everyone_passes()
      t:damage("hero@1", 2)
      t:chain(2)                          -- the second one
      t:everyone_passes()
      t:damage("hero@1", 4)
      t:chain(2)                          -- the effect
      t:everyone_passes()
      t:in_play("boss", "Second Lord")
      t:chain(1)
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 5) end,
  },
  scenario "With the last Boss the raid is won; nothing more comes onto the chain" {
    cites = { "R100.2" },
    raid = halls,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { boss = { "Second Lord", damage = 10 } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:winner("raiders") end,
  },
  scenario "A Boss who falls in combat has left it, and the next one comes before anything else is done" {
    cites = { "R101.3a" },
    raid = halls,
    cards = { ox = ox, first_lord = first, second_lord = second },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = { "First Lord", damage = 9 } }
      t:turn(1)
    end,
    play = function(t)
      t:attacks(1, "Ox", "hero@boss")
      t:everyone_passes()                 -- he attacks
      t:everyone_passes()                 -- he defends, and damage is dealt
      t:removed("boss", "First Lord")
      t:asked(1, "Your move")
      t:chain(1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Second Lord")
      t:damage("hero@boss", 0)
      t:is_turn(1)
    end,
  },
  scenario "A turn that is cut short does not cost the raid its next Boss" {
    cites = { "CR 500.5" },
    raid = halls,
    cards = { first_lord = first, second_lord = second, bolt = bolt, hush = hush },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Hush" } })
      t:boss { boss = "First Lord", deck = { "Hush" } }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:chain(1)
      t:plays(1, "Hush")
      t:everyone_passes()
      t:is_turn("boss")
      t:chain(1)
      t:everyone_passes()
    end,
    expect = function(t) t:in_play("boss", "Second Lord") end,
  },
  scenario "Whoever brought him down, the turn player acts first on what follows" {
    cites = { "CR 410.5" },
    raid = halls,
    raiders = 2,
    cards = { first_lord = first, second_lord = second,
      bomb = item "Bomb" { cost = 1, text = "Destroy this: your hero deals 10 fire damage to the Boss; nobody can answer.",
        powers = { pays { cost = { destroy = this }, off_chain = true,
          effect = function(me) me.hero:deal(10, "fire", opposing.hero) end } } } },
    given = function(t)
      t:seat(2, { play = { "Bomb" } })
      t:boss { boss = "First Lord" }
      t:turn(1)
    end,
    play = function(t)
      t:passes(1)
      t:uses(2, "Bomb")
      t:chain(1)
    end,
    expect = function(t)
      t:asked(1, "Your move")
      t:everyone_passes()
      t:in_play("boss", "Second Lord")
    end,
  },
}
