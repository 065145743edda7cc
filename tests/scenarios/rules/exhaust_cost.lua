-- CR 600.3a: what "can't attack or exhaust unless its controller pays" costs, and when.
local vines = ability "Vines" { cost = 0, ongoing = true, attach = target("host", any.character, harm),
  text = "Attached hero or ally can't attack or exhaust unless its controller pays (2).",
  powers = { gives { to = attached, exhaust_cost = 2 } } }
local guard = ally "Guard" { cost = 1, atk = 1, damage = "melee", health = 4, keywords = { "Protector" },
  text = "Protector. Activate: your hero heals 1 damage from itself.",
  powers = { pays { cost = { exhaust = this }, effect = function(me) me.hero:heal(1, me.hero) end } } }
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
  scenario "What exhausts several of them at once costs as often" {
    cites = { "CR 600.3a" },
    cards = { guard = guard,
      mire = ability "Mire" { cost = 0, ongoing = true, text = "Allies can't attack or exhaust unless (2) is paid.",
        powers = { gives { to = any.ally, exhaust_cost = 2 } } },
      rite = ability "Rite" { cost = 0, text = "Exhaust two allies: draw a card.",
        extra_cost = { exhaust = your.ally, count = 2 }, play = function(me) me.player:draw(1) end } },
    given = function(t)
      t:seat(1, { play = { "Guard", "Guard" }, resources = 4, hand = { "Rite" }, deck = { "fire_blast" } })
      t:seat(2, { play = { "Guard", "Guard", "Guard", "Mire" }, resources = 3, hand = { "Rite" },
        deck = { "fire_blast" } })
    end,
    raiders = 2,
    play = function(t)
      t:can(1, "plays", "Rite")
      t:plays(1, "Rite", { pay = { { "Guard@1", { "Guard@1", 2 } } } })
      t:ready_resources(1, 0)
      t:everyone_passes()
      t:ends_turn()
      t:cant(2, "plays", "Rite", { reason = "CR 600.3a" })     -- three of the four that it takes
    end,
    expect = function(t) t:in_hand(2, "Rite") end,
  },
  scenario "Striking with a weapon costs it beside the strike cost" {
    cites = { "CR 600.3a" },
    cards = {
      rust = ability "Rust" { cost = 0, ongoing = true, text = "Weapons can't exhaust unless (1) is paid.",
        powers = { gives { to = any.weapon, exhaust_cost = 1 } } },
      axe = weapon "Axe" { cost = 1, atk = 3, damage = "melee", strike = 1 } },
    given = function(t)
      t:seat(1, { play = { "Axe", "Rust" }, resources = 3 })
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@boss")
      t:strikes(1, "Axe")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 3)
      t:ready_resources(1, 1)
    end,
  },
  scenario "Armor prevents only where its exhausting is paid for" {
    cites = { "CR 600.3a" },
    cards = {
      tarnish = ability "Tarnish" { cost = 0, ongoing = true, text = "Armor can't exhaust unless (1) is paid.",
        powers = { gives { to = any.armor, exhaust_cost = 1 } } },
      mail = armor "Mail" { cost = 1, def = 2, text = "Armor." },
      shield = armor "Buckler" { cost = 1, def = 1, text = "Armor." },
      fist = ability "Fist" { cost = 0, text = "Your hero deals {n} melee damage to target hero.", values = { n = 4 },
        targets = { target("one", any.hero, harm) },
        play = function(me, t) me.hero:deal(me.n, "melee", t.one) end } },
    given = function(t)
      t:seat(1, { play = { "Mail", "Buckler", "Tarnish" }, hand = { "Fist" }, resources = 1 })
    end,
    play = function(t)
      t:plays(1, "Fist", { target = "hero@1" })
      t:passes(1)
      t:passes("boss")
      t:answers(1, "Mail")
      t:asked(1, "Your move")               -- nothing is left to pay for the other
    end,
    expect = function(t)
      t:damage("hero@1", 2)
      t:ready("Buckler")
      t:ready_resources(1, 0)
    end,
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
  scenario "Of several that an effect exhausts its controller pays for those that cost something, one after the other" {
    cites = { "CR 600.3a" },
    cards = { vines = vines, guard = guard, brute = brute,
      lull = ability "Lull" { cost = 0, text = "Exhaust all opposing allies. Draw a card for each.",
        play = function(me)
          local lulled = all(opposing.ally):exhaust()
          me.player:draw(#lulled)
        end } },
    given = function(t)
      t:seat(1, { hand = { "Lull" }, deck = { "Brute", "Brute", "Brute", "Brute" } })
      t:boss { play = { "Brute", "Guard", { "Vines", attached_to = "Guard" },
        { "Guard", exhausted = true }, { "Vines", attached_to = { "Guard", 2 } },
        "Guard", { "Vines", attached_to = { "Guard", 3 } }, "Guard", { "Vines", attached_to = { "Guard", 4 } } },
        resources = 5 }
    end,
    play = function(t)
      t:plays(1, "Lull")
      t:everyone_passes()
      t:asked("boss", "exhausting Guard")
      t:answers("boss", "no")
      t:answers("boss", "yes")
      t:answers("boss", "yes")
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:exhausted("Brute")                  -- it costs nothing
      t:ready({ "Guard", 1 })
      t:exhausted({ "Guard", 3 })
      t:exhausted({ "Guard", 4 })
      t:ready_resources("boss", 1)
      t:hand_count(1, 3)
    end,
  },
  scenario "Who can't pay for the second of two is not asked about it, and it stays ready" {
    cites = { "CR 600.3a" },
    cards = { vines = vines, guard = guard,
      hush = ability "Hush" { cost = 0, text = "Exhaust all opposing allies.",
        play = function() all(opposing.ally):exhaust() end } },
    given = function(t)
      t:seat(1, { hand = { "Hush" } })
      t:boss { play = { "Guard", { "Vines", attached_to = "Guard" }, "Guard", { "Vines", attached_to = { "Guard", 2 } } },
        resources = 3 }
    end,
    play = function(t)
      t:plays(1, "Hush")
      t:everyone_passes()
      t:answers("boss", "yes")
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:exhausted({ "Guard", 1 })
      t:ready({ "Guard", 2 })
      t:ready_resources("boss", 1)
    end,
  },
  scenario "A toll is asked where nothing else changes the game" {
    cites = { "CR 600.3a" },
    raid = "duel",
    cards = { brute = brute,
      gate = item "Gate" { cost = 1, text = "Opposing allies can't attack or exhaust unless their controller pays (2).",
        powers = { gives { to = opposing.ally, exhaust_cost = 2 } } } },
    given = function(t)
      t:seat(1, { play = { "Brute" }, resources = 3 })
      t:seat(2, { play = { "Gate" } })
    end,
    play = function(t)
      t:attacks(1, "Brute", "hero@2")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:exhausted("Brute")
      t:ready_resources(1, 1)
    end,
  },
}
