-- CR 600.3a: what "can't attack or exhaust unless its controller pays" costs, and when.
local vines = ability "Vines" { cost = 0, ongoing = true, attach = target("host", any.character, harm),
  text = "Attached hero or ally can't attack or exhaust unless its controller pays (2).",
  powers = { gives { to = attached, exhaust_cost = 2 } } }
local guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 4, keywords = { "Protector" },
  text = "Protector. Activate: your hero heals 1 damage from itself.",
  powers = { pays { cost = { exhaust_this = true }, effect = function(me) me.hero:heal(1, me.hero) end } } }
local chant = ability "Chant" { cost = 0, text = "Exhaust an ally: draw a card.",
  extra_cost = { exhaust = your.ally },
  play = function(me) me.player:draw(1) end }
local sleep = ability "Sleep" { cost = 0, text = "Exhaust target ally.",
  targets = { target("one", any.ally, harm) }, play = function(me, t) t.one:exhaust() end }
local brute = ally "Brute" { cost = 1, atk = 2, damage = "melee", health = 4 }

local function bound(resources, more)
  return function(t)
    t:seat(1, { play = { "Guard", { "Vines", attached_to = "Guard" } }, resources = resources,
      hand = more, deck = { "fire_blast" } })
  end
end

return {
  scenario "Attacking costs it once, though attacking exhausts" {
    cites = { "CR 600.3a", "CR 600.3" },
    cards = { vines = vines, guard = guard },
    given = bound(5),
    play = function(t)
      t:attacks(1, "Guard", "hero@boss")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:exhausted("Guard")
      t:ready_resources(1, 3)
    end,
  },
  scenario "Activating costs it too, and can't be done without" {
    cites = { "CR 600.3a" },
    cards = { vines = vines, guard = guard },
    given = bound(3),
    play = function(t)
      t:uses(1, "Guard")
      t:ready_resources(1, 1)
      t:everyone_passes()
      t:exhausted("Guard")
    end,
    expect = function(t) t:ready_resources(1, 1) end,
  },
  scenario "Who can't pay for it neither attacks nor activates" {
    cites = { "CR 600.3a" },
    cards = { vines = vines, guard = guard, chant = chant },
    given = bound(1, { "Chant" }),
    play = function(t)
      t:cant(1, "uses", "Guard", { reason = "CR 403.6" })
      t:cant(1, "plays", "Chant", { reason = "CR 600.3a" })
      t:cant(1, "attacks", "Guard", { reason = "CR 600.3" })
    end,
    expect = function(t) t:ready("Guard") end,
  },
  scenario "It is paid when the cost of another card exhausts it" {
    cites = { "CR 600.3a" },
    cards = { vines = vines, guard = guard, chant = chant },
    given = bound(2, { "Chant" }),
    play = function(t)
      t:plays(1, "Chant", { pay = { "Guard" } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:exhausted("Guard")
      t:ready_resources(1, 0)
      t:hand_count(1, 1)
    end,
  },
  scenario "Protecting costs it" {
    cites = { "CR 600.3a" },
    cards = { vines = vines, guard = guard,
      brute = brute },
    given = function(t)
      t:seat(1, { play = { "Guard", { "Vines", attached_to = "Guard" } }, resources = 2 })
      t:boss { play = { "Brute" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Brute", "hero@1")
      t:protects(1, "Guard")
      t:ready_resources(1, 0)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Guard", 2)
      t:exhausted("Guard")
    end,
  },
  scenario "Who can't pay for it does not protect with it" {
    cites = { "CR 600.3a" },
    cards = { vines = vines, guard = guard,
      brute = brute },
    given = function(t)
      t:seat(1, { play = { "Guard", { "Vines", attached_to = "Guard" } }, resources = 1 })
      t:boss { play = { "Brute" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Brute", "hero@1")
      t:cant(1, "protects", "Guard", { reason = "CR 600.3a" })
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@1", 2) end,
  },
  scenario "An effect exhausts it only where its controller pays" {
    cites = { "CR 600.3a" },
    cards = { vines = vines, guard = guard, sleep = sleep },
    given = bound(4, { "Sleep", "Sleep" }),
    play = function(t)
      t:plays(1, "Sleep", { target = "Guard" })
      t:will_answer(1, "no", "exhausting Guard")
      t:everyone_passes()
      t:ready("Guard")
      t:ready_resources(1, 4)
      t:plays(1, "Sleep", { target = "Guard" })
      t:will_answer(1, "yes", "exhausting Guard")
      t:everyone_passes()
    end,
    expect = function(t)
      t:exhausted("Guard")
      t:ready_resources(1, 2)
    end,
  },
}
