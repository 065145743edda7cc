local twofold = ability "Twofold" { cost = 0, values = { hurt = 2, soothe = 3, cards = 1 },
  text = "Choose two: your hero deals {hurt} damage to target ally; heal {soothe} damage from target hero; draw a card.",
  modes = { choose = 2,
    mode { text = "{hurt} damage to target ally", targets = { target("it", any.ally, harm) },
      play = function(me, t) me.hero:deal(me.hurt, "fire", t.it) end },
    mode { text = "heal {soothe} from target hero", targets = { target("it", any.hero, help) },
      play = function(me, t) me.hero:heal(me.soothe, t.it) end },
    mode { text = "draw a card", play = function(me) me.player:draw(me.cards) end } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local spit = ability "Spit" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end }
local errand = quest "Errand" { values = { soothe = 2, cards = 1 },
  text = "Choose one: heal {soothe} damage from target hurt ally of yours; or draw {cards} card. With a Troll \z
    hero you may choose both.",
  reward = { cost = { resources = 1 }, modes = { up_to = 1 + count(your.hero:with { tag = "Troll" }),
    mode { targets = { target("it", your.ally:with { damaged = true }, help) },
      play = function(me, t) me:heal(me.soothe, t.it) end },
    mode { play = function(me) me.player:draw(me.cards) end } } } }

local function hurts(n)
  return mode { text = "deal " .. n, play = function(me) me.hero:deal(n, "fire", opposing.hero) end }
end
local manifold = ability "Manifold" { cost = 0, text = "Choose two: your hero deals 1 to 7 fire damage; or draw a card.",
  modes = { choose = 2, hurts(1), hurts(2), hurts(3), hurts(4), hurts(5), hurts(6), hurts(7),
    mode { text = "draw a card", play = function(me) me.player:draw() end } } }

local function quest_of(hero)
  return function(t)
    t:seat(1, { hero = hero, resources = { "Errand", { "Ox", down = true } }, deck = { "Ox" },
      play = { { "Ox", damage = 3 } } })
  end
end

return {
  scenario "Two modes, each with its own target, in the order of the text" {
    cites = { "CR 707.1c" },
    cards = { twofold = twofold, ox = ox },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, hand = { "Twofold" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Twofold", { mode = { 2, 1 }, targets = { "Ox", "hero@1" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 2)
      t:damage("hero@1", 2)
      t:told { "damage to Ox", "heals 3" }
    end,
  },
  scenario "Of eight modes the last is done as well as the first" {
    cites = { "CR 707.1c" },
    cards = { ox = ox, manifold = manifold },
    given = function(t)
      t:seat(1, { hand = { "Manifold", "Manifold" }, deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Manifold", { mode = { 1, 8 } })
      t:everyone_passes()
      t:damage("hero@boss", 1)
      t:hand_count(1, 2)
      t:plays(1, "Manifold", { mode = { 7, 8 } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 1 + 7)
      t:hand_count(1, 2)
    end,
  },
  scenario "A mode without a target can't be chosen; the others are enough" {
    cites = { "CR 707.1c", "CR 707.1d" },
    cards = { twofold = twofold, ox = ox },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, hand = { "Twofold" }, deck = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Twofold", { mode = { 2, 3 }, target = "hero@1" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 2)
      t:in_hand(1, "Ox")
    end,
  },
  scenario "A mode whose target is gone does nothing, the other is done" {
    cites = { "CR 709.2c" },
    cards = { twofold = twofold, ox = ox, spit = spit },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, hand = { "Twofold" } })
      t:boss { play = { "Ox" }, hand = { "Spit" } }
    end,
    play = function(t)
      t:plays(1, "Twofold", { mode = { 1, 2 }, targets = { "Ox", "hero@1" } })
      t:passes(1)
      t:plays("boss", "Spit", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 2)
      t:in_graveyard("boss", "Ox")
    end,
  },
  scenario "One or both: of two modes both are done where both may be chosen" {
    cites = { "CR 707.1c", "CR 702.1" },
    cards = { errand = errand, ox = ox },
    given = quest_of("hoa/ta_zo"),
    play = function(t)
      t:completes(1, "Errand", { mode = { 1, 2 }, target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 1)
      t:hand_count(1, 1)
    end,
  },
  scenario "One or both: one is enough, and its targets alone are chosen" {
    cites = { "CR 707.1c", "CR 707.1d" },
    cards = { errand = errand, ox = ox },
    given = quest_of("hoa/ta_zo"),
    play = function(t)
      t:completes(1, "Errand", { mode = 2 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 3)
      t:hand_count(1, 1)
    end,
  },
  scenario "Who may not choose both is asked for one" {
    cites = { "CR 707.1c" },
    cards = { errand = errand, ox = ox },
    given = quest_of("tdp/bulkas_wildhorn"),
    play = function(t)
      t:cant(1, "completes", "Errand", { mode = { 1, 2 } })
      t:can(1, "completes", "Errand", { mode = 2 })
      t:completes(1, "Errand", { mode = 1, target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 1)
      t:hand_count(1, 0)
    end,
  },
}
