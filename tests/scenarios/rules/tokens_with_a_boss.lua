-- Tokens that are made set aside enter play with something else, as one (R301.5a, CR 404.2).
local old = boss "Old Lord" { order = 1, health = 5, text = "" }
local new = boss "New Lord" { order = 2, health = 20, text = "" }
local guard = token "Guard" { atk = 1, damage = "melee", health = 2,
  text = "When your hero enters play, add a loyal counter to this.",
  powers = { when.enters_play { of = your.hero, effect = function(me) me:add_counters("loyal", 1) end } } }
local shatter = ability "Shatter" { cost = 0, instant = true, text = "8 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me:deal(8, "fire", t.hero) end }

local lords = raid "Two Lords" {
  players = { 1, 1 }, words = { apart = 0 }, decks = { "main" }, bosses = { "old_lord", "new_lord" },
  boss_destroyed = sequence "One has fallen" { steps = { effect "The next one" { play = function(boss)
    local come = boss.waiting_bosses
    if raid.apart < 2 then come = come + boss:make_token("scenario/guard", 2 - raid.apart, { atk = 3, health = 4 }) end
    come:to_play { under = boss }
    if raid.apart == 1 then boss:put_token("scenario/guard") end
    if raid.apart == 2 then boss:make_token("scenario/guard", 2) end
  end } } },
  boss_turn = { ready_step, action_phase, end_phase },
}

local function falls(name, apart, expect)
  return scenario(name) { cites = { "CR 404.2", "CR 404.2c" }, raid = lords,
    cards = { old_lord = old, new_lord = new, guard = guard, shatter = shatter },
    given = function(t)
      t:boss { boss = "Old Lord" }
      t:seat(1, { hand = { "Shatter" } })
      t:words { apart = apart }
    end,
    play = function(t)
      t:plays(1, "Shatter", { target = "hero@boss" })
      t:everyone_passes()
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "New Lord")
      expect(t)
    end }
end

return {
  falls("Tokens that enter play with the next Boss see it enter", 0, function(t)
    t:count_in_play("boss", "Guard", 2)
    t:atk("Guard", 3)
    t:health({ "Guard", 2 }, 4)
    t:counters("Guard", "loyal", 1)
    t:counters({ "Guard", 2 }, "loyal", 1)
  end),
  falls("One that is put into play after it does not", 1, function(t)
    t:count_in_play("boss", "Guard", 2)
    t:counters("Guard", "loyal", 1)
    t:counters({ "Guard", 2 }, "loyal", 0)
    t:atk({ "Guard", 2 }, 1)
  end),
  falls("Tokens that stay set aside cease to exist", 2, function(t)
    t:count_in_play("boss", "Guard", 0)
  end),
}
