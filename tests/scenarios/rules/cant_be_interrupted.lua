-- R402.1a and others: an effect that players can't interrupt. What wants to interrupt it may target it, and fails.
local counter = ability "Counter" { cost = 0, instant = true, values = { healed = 2 },
  text = "Interrupt target card or effect of an opponent. If you do, your hero heals {healed} damage from itself.",
  targets = { target("link", link.opposing, harm) },
  play = function(me, t) if t.link:interrupt() then me.hero:heal(me.healed, me.hero) end end }

local function cannon(name, firm)
  return item(name) { cost = 0, text = "(0): your hero deals 3 fire damage to each opposing hero.",
    powers = { pays { cost = { resources = 0, exhaust = this }, cant_be_interrupted = firm,
      effect = function(me) me.hero:deal(3, "fire", opposing.hero) end } } }
end

local function mourner(name, firm)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 1, text = "When it dies, 4 to each opposing hero.",
    powers = { when.destroyed { of = this, cant_be_interrupted = firm,
      effect = function(me) me.hero:deal(4, "fire", opposing.hero) end } } }
end

-- CR 711.2, of what waits for a time, and of what waits in the graveyard.
local function clock(name, firm)
  return item(name) { cost = 0, text = "As your turn starts: 2 to each opposing hero.",
    powers = { at.start_of_turn { whose = "your", cant_be_interrupted = firm,
      effect = function(me) me.hero:deal(2, "fire", opposing.hero) end } } }
end

local function ghost(name, firm)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 1, text = "Death Rattle: 4 to each opposing hero.",
    powers = { death_rattle { cant_be_interrupted = firm,
      effect = function(me) me.hero:deal(4, "fire", opposing.hero) end } } }
end

local cards = { counter = counter, firm = cannon("Firm Cannon", true), loose = cannon("Loose Cannon", nil),
  stern = mourner("Stern Mourner", true), meek = mourner("Meek Mourner", nil),
  slay = ability "Slay" { cost = 0, text = "Destroy target ally.", targets = { target("prey", any.ally, harm) },
    play = function(me, t) t.prey:destroy() end } }

return {
  scenario "What is used can't be interrupted where it says so" {
    cites = { "CR 711.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Counter", "Counter" }, hero = { "hoa/ta_zo", damage = 2 } })
      t:boss { play = { "Firm Cannon", "Loose Cannon" } }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Loose Cannon")
      t:passes("boss")
      t:plays(1, "Counter", { target = "Loose Cannon" })
      t:everyone_passes()
      t:chain(0)                         -- interrupted
      t:damage("hero@1", 0)
      t:uses("boss", "Firm Cannon")
      t:passes("boss")
      t:plays(1, "Counter", { target = "Firm Cannon" })
      t:everyone_passes()
      t:chain(1)                         -- still there
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 3)
    end,
  },
  scenario "What triggers can't be interrupted where it says so" {
    cites = { "CR 711.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Counter", "Counter" } })
      t:boss { hand = { "Slay", "Slay" }, play = { "Stern Mourner", "Meek Mourner" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Slay", { target = "Meek Mourner" })
      t:everyone_passes()
      t:passes("boss")
      t:plays(1, "Counter", { target = "Meek Mourner" })
      t:everyone_passes()
      t:chain(0)
      t:damage("hero@1", 0)
      t:plays("boss", "Slay", { target = "Stern Mourner" })
      t:everyone_passes()
      t:passes("boss")
      t:plays(1, "Counter", { target = "Stern Mourner" })
      t:everyone_passes()
      t:chain(1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 4)
    end,
  },
  scenario "What a Death Rattle does can't be interrupted where it says so" {
    cites = { "CR 711.2" },
    cards = { counter = counter, slay = cards.slay, pale = ghost("Pale Ghost", nil), grim = ghost("Grim Ghost", true) },
    given = function(t)
      t:seat(1, { hand = { "Counter", "Counter" } })
      t:boss { hand = { "Slay", "Slay" }, play = { "Pale Ghost", "Grim Ghost" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Slay", { target = "Pale Ghost" })
      t:everyone_passes()
      t:passes("boss")
      t:plays(1, "Counter", { target = "Pale Ghost" })
      t:everyone_passes()
      t:chain(0)
      t:damage("hero@1", 0)
      t:plays("boss", "Slay", { target = "Grim Ghost" })
      t:everyone_passes()
      t:passes("boss")
      t:plays(1, "Counter", { target = "Grim Ghost" })
      t:everyone_passes()
      t:chain(1)
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 4) end,
  },

  scenario "What comes with a time can't be interrupted where it says so" {
    cites = { "CR 711.2" },
    cards = { counter = counter, fast = clock("Fast Clock", nil), firm_clock = clock("Firm Clock", true) },
    given = function(t)
      t:seat(1, { hand = { "Counter", "Counter" } })
      t:boss { play = { "Fast Clock", "Firm Clock" }, deck = { "Fast Clock", "Fast Clock" } }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:answers("boss", "Fast Clock")    -- the first onto the chain
      t:passes("boss")
      t:plays(1, "Counter", { target = "Firm Clock" })
      t:everyone_passes()
      t:chain(2)                         -- both are there still
      t:everyone_passes()
      t:damage("hero@1", 2)
      t:passes("boss")
      t:plays(1, "Counter", { target = "Fast Clock" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:chain(0)
      t:damage("hero@1", 0)              -- 2, and the 2 that Counter healed
    end,
  },
}
