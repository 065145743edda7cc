-- "During your ready step": a condition that is so while a step or a phase is under way.
local ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 9 }
local function watches(name, part, condition)
  return ally(name) { cost = 0, atk = 0, damage = "melee", health = 9, text = "+1 ATK during a part of the turn.",
    powers = { gives { to = this, atk = plus(1), only_if = condition or during(part) } } }
end
local parts = { "start phase", "ready step", "draw step", "action phase", "combat step", "end phase", "wrap-up step" }
local names = { "Starter", "Readier", "Drawer", "Actor", "Fighter", "Ender", "Wrapper" }
local cards = { ox = ox }
for i, name in ipairs(names) do cards["watcher" .. i] = watches(name, parts[i]) end

-- The only ones with ATK now.
local function are(t, ...)
  local on = {}
  for _, name in ipairs { ... } do on[name] = true end
  for _, name in ipairs(names) do t:atk(name, on[name] and 1 or 0) end
end

return {
  scenario "What can't ready in the ready step stays exhausted then, and is readied by an effect after it" {
    raid = "duel",
    cites = { "CR 501.1a", "CR 714.2" },
    cards = { ox = ox,
      totem = ability "Totem" { cost = 0, ongoing = true, text = "Opposing allies can't ready in a ready step.",
        powers = { gives { to = opposing.ally, cant = "ready", only_if = during("ready step") } } },
      rouse = ability "Rouse" { cost = 0, instant = true, text = "Ready target ally.",
        targets = { target("one", any.ally, help) }, play = function(_, t) t.one:ready() end } },
    given = function(t)
      t:seat(1, { play = { "Totem", { "Ox", exhausted = true } }, deck = { "Ox", "Ox", "Ox" } })
      t:seat(2, { play = { { "Ox", exhausted = true } }, hand = { "Rouse", "Rouse" }, deck = { "Ox", "Ox", "Ox" } })
      t:turn(2, "ready")
    end,
    play = function(t)
      t:plays(2, { "Rouse", 1 }, { target = "Ox@2" })
      t:everyone_passes()
      t:exhausted("Ox@2")                 -- the ready step's window
      t:everyone_passes()
      t:plays(2, "Rouse", { target = "Ox@2" })
      t:everyone_passes()
      t:ready("Ox@2")                     -- the draw step's
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
      t:ready("Ox@1")
    end,
  },
  scenario "Each step and phase is under way from its beginning to its end" {
    raid = "duel",
    cites = { "CR 500.1", "CR 501.1a", "CR 501.2a", "CR 502.1", "CR 503.1", "CR 503.2a" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Starter", "Readier", "Drawer", "Actor", "Fighter", "Ender", "Wrapper" },
        deck = { "Ox", "Ox", "Ox" } })
      t:seat(2, { deck = { "Ox", "Ox", "Ox" } })
      t:turn(1, "ready")
    end,
    play = function(t)
      are(t, "Starter", "Readier")
      t:everyone_passes()
      are(t, "Starter", "Drawer")
      t:everyone_passes()
      are(t, "Actor")
      t:proposes(1, "Ox", "hero@2")
      are(t, "Actor")
      t:everyone_passes()
      are(t, "Actor", "Fighter")
      t:to_end_of_combat()
      are(t, "Actor")
      t:everyone_passes()
      are(t, "Ender")
      t:everyone_passes()
    end,
    expect = function(t)
      t:is_turn(2)
      are(t, "Starter", "Readier")        -- in anybody's turn
    end,
  },
  scenario "In the wrap-up step the hand is reduced by what counts then, and another's step is not yours" {
    raid = "duel",
    cites = { "CR 503.2a", "CR 500.4" },
    cards = { ox = ox,
      hoard = ability "Hoard" { cost = 0, ongoing = true, text = "Your hand size is 2 in your wrap-up step.",
        powers = { gives { to = your.hero, hand_size = set_to(2), only_if = during("wrap-up step") * your_turn } } },
      doze = ability "Doze" { cost = 0, text = "Target player skips their next ready step.",
        targets = { target("who", player.any, harm) }, play = function(_, t) t.who:skip("ready step") end },
      readier = watches("Readier", "ready step"),
      waker = ally "Waker" { cost = 0, atk = 0, damage = "melee", health = 9, text = "As a ready step starts, it notes that.",
        powers = { as.start_of_turn { only_if = during("ready step"), effect = function(me) me:add_counters("seen", 1) end } } },
      mine = watches("Mine", nil, during("start phase") * your_turn) },
    given = function(t)
      t:seat(1, { play = { "Hoard", "Readier", "Waker", "Mine" }, hand = { "Ox", "Ox", "Ox", "Doze" }, deck = { "Ox", "Ox", "Ox" } })
      t:seat(2, { hand = { "Ox", "Ox", "Ox" }, deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Doze", { target = 2 })
      t:everyone_passes()
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "Ox")
      t:hand_count(1, 2)
      t:is_turn(2)
      t:atk("Readier", 0)                 -- skipped: this is the draw step
      t:counters("Waker", "seen", 0)
      t:atk("Mine", 0)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
      t:counters("Waker", "seen", 1)
      t:hand_count(2, 4)                  -- it was not theirs
    end,
  },
}
