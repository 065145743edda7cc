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
}
