-- R303.3a: a card that is exhausted to pay resource costs, and is no resource. What counts resources leaves it out.
local rune = item "Rune" { cost = 0, text = "It pays resource costs, and is no resource.",
  powers = { gives { to = this, payer = true } } }
local watched = item "Watched Rune" { cost = 0, text = "It pays resource costs. When it is exhausted, mark it.",
  powers = { gives { to = this, payer = true },
    when.exhausted { of = this, effect = function(me) me:add_counters("mark", 1) end } } }
local forge = item "Forge Rune" { cost = 0, values = { heat = 3 },
  text = "It pays resource costs. (1), exhaust: your hero deals 3 fire damage to each opposing hero. (1): mark it.",
  powers = { gives { to = this, payer = true },
    pays { id = "heat", cost = { resources = 1, exhaust = this },
      effect = function(me) me.hero:deal(me.heat, "fire", opposing.hero) end },
    pays { id = "mark", cost = { resources = 1 }, effect = function(me) me:add_counters("mark", 1) end } } }
local bolt = ability "Bolt" { cost = 2, text = "2 fire damage for each of your resources to each opposing hero.",
  play = function(me) me.hero:deal(2 * #all(your.card:in_zone("resources")), "fire", opposing.hero) end }
local drum = ability "Drum" { cost = 0, extra_cost = { exhaust = your.item }, text = "Exhaust an item you control.",
  play = function(me) me.hero:deal(1, "fire", opposing.hero) end }
local stone = item "Stone" { cost = 0, text = "" }
local cards = { rune = rune, watched = watched, forge = forge, bolt = bolt, drum = drum, stone = stone }

return {
  scenario "Runes pay beside resources, after them, and are not counted" {
    cites = { "CR 403.6" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Bolt", "Bolt" }, resources = 2, play = { "Watched Rune", "Rune" } })
      t:boss { }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Bolt")
      t:ready("Rune")                    -- resources come first
      t:ready("Watched Rune")
      t:everyone_passes()
      t:damage("hero@boss", 4)
      t:ready_resources(1, 0)
      t:plays(1, "Bolt")
      t:exhausted("Rune")
      t:exhausted("Watched Rune")
      t:finishes_chain()
      t:damage("hero@boss", 8)           -- for two resources, though two runes lie there
      t:cant(1, "plays", "Bolt", { reason = "CR 403.6" })
    end,
    expect = function(t)
      t:counters("Watched Rune", "mark", 1)
      t:resources(1, 2)
    end,
  },
  scenario "An exhausted rune pays nothing, one that its own power exhausts pays not for that power" {
    cites = { "CR 403.6" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Forge Rune", { "Rune", exhausted = true } } })
      t:boss { }
      t:turn(1)
    end,
    play = function(t)
      t:cant(1, "plays", "Bolt", { reason = "CR 403.6" })
      t:cant(1, "uses", "Forge Rune", { power = 1, reason = "CR 403.6" })
      t:uses(1, "Forge Rune", { power = 2 })
      t:exhausted("Forge Rune")
      t:everyone_passes()
    end,
    expect = function(t)
      t:counters("Forge Rune", "mark", 1)
    end,
  },
  scenario "A rune is not exhausted for what a card says beside its resources" {
    cites = { "CR 403.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Drum", "Drum" }, play = { "Rune", "Stone" } })
      t:boss { }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Drum")
      t:exhausted("Stone")
      t:ready("Rune")
      t:everyone_passes()
      t:cant(1, "plays", "Drum", { reason = "CR 403.1" })
    end,
    expect = function(t)
      t:damage("hero@boss", 1)
    end,
  },
}
