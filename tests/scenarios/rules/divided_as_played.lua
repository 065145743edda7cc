local blast = ability "Sleet" { cost = x, instant = true,
  text = "Your hero deals X frost damage divided as you choose to any number of target heroes and allies.",
  targets = { target("them", any.character, harm, { any_number = true, divides = x }) },
  play = function(me, t) me.hero:deal_each("frost", t:divided("them")) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 }
local bolt = ability "Spit" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end }

return {
  scenario "Damage is divided as the card is played, and what a gone target had is lost" {
    cites = { "CR 707.1d" },
    cards = { blast = blast, ox = ox, elk = elk, bolt = bolt },
    given = function(t)
      t:seat(1, { hand = { "Sleet" }, resources = 5 })
      t:boss { play = { "Ox", "Elk" }, hand = { "Spit" } }
    end,
    play = function(t)
      t:plays(1, "Sleet", { x = 5, targets = { { "Ox", "Elk" }, 2 } })
      t:passes(1)
      t:plays("boss", "Spit", { target = "Elk" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Ox", 2)
      t:in_graveyard("boss", "Elk")
    end,
  },
  scenario "Each of them has a share of at least 1" {
    cites = { "CR 707.1d" },
    cards = { blast = blast, ox = ox, elk = elk },
    given = function(t)
      t:seat(1, { hand = { "Sleet" }, resources = 2 })
      t:boss { play = { "Ox", "Elk" } }
    end,
    play = function(t)
      t:plays(1, "Sleet", { x = 2, targets = { { "Ox", "Elk" }, 1 } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Ox", 1)
      t:damage("Elk", 1)
    end,
  },
  scenario "What is divided goes to somebody: one point to one target, and nothing to nobody" {
    cites = { "CR 707.1d" },
    cards = { blast = blast, ox = ox, elk = elk },
    given = function(t)
      t:seat(1, { hand = { "Sleet", "Sleet" }, resources = 1 })
      t:boss { play = { "Ox", "Elk" } }
    end,
    play = function(t)
      t:plays(1, { "Sleet", 1 }, { x = 1, target = "Ox" })
      t:everyone_passes()
      t:plays(1, "Sleet", { target = "none" })          -- X is 0
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 1)
      t:graveyard_count(1, 2)
    end,
  },
  scenario "Where there is nobody to divide among, only what divides nothing can be played" {
    cites = { "CR 707.1d", "CR 707.2" },
    cards = { ox = ox,
      hail = ability "Hail" { cost = 0, text = "Your hero deals 2 frost damage divided as you choose to any number of target opposing allies.",
        targets = { target("them", opposing.ally, harm, { any_number = true, divides = 2 }) },
        play = function(me, t) me.hero:deal_each("frost", t:divided("them")) end } },
    given = function(t)
      t:seat(1, { hand = { "Hail" } })
      t:boss { play = {} }
    end,
    play = function(t)
      t:cant(1, "plays", "Hail", { reason = "CR 706.1" })
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
  scenario "Two targets need two points at least" {
    cites = { "CR 707.1d", "CR 707.2" },
    cards = { ox = ox, elk = elk,
      split = ability "Split" { cost = x, text = "Your hero deals X frost damage divided as you choose between two target allies.",
        targets = { target("them", any.ally, harm, { count = 2, divides = x }) },
        play = function(me, t) me.hero:deal_each("frost", t:divided("them")) end } },
    given = function(t)
      t:seat(1, { hand = { "Split", "Split" }, resources = 3 })
      t:boss { play = { "Ox", "Elk" } }
    end,
    play = function(t)
      t:plays(1, { "Split", 1 }, { x = 2, targets = { { "Ox", "Elk" }, 1 } })
      t:everyone_passes()
      t:cant(1, "plays", "Split", { reason = "CR 706.1" })      -- one resource is left
    end,
    expect = function(t)
      t:damage("Ox", 1)
      t:damage("Elk", 1)
      t:ready_resources(1, 1)
    end,
  },
}
