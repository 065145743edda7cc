local skull = item "Skull" { cost = 2, tags = { "Trinket (2)" }, text = "[Activate]: you pay 2 less the next time you pay a cost with X in it this turn.",
  powers = { pays { cost = { exhaust = this }, effect = function(me)
    (your.card:in_zone("hand", "play", "resources"):with { x_cost = true }):gain {
      cost = plus(-2), use_cost = plus(-2), once = true, lasts = this_turn }
  end } } }
local aimed = ability "Aimed" { cost = x, text = "Your hero deals X ranged damage to target hero.",
  targets = { target("it", any.hero, harm) }, play = function(me, t) me.hero:deal(me.x, "ranged", t.it) end }
local plain = ability "Plain" { cost = 2, text = "Draw a card.", play = function(me) me.player:draw(1) end }
local chipper = ally "Chipper" { cost = 1, atk = 1, damage = "melee", health = 3, text = "X: your hero heals X damage from itself.",
  powers = { pays { cost = { resources = x }, effect = function(me) me.hero:heal(me.x, me.hero) end } } }
local cards = { skull = skull, aimed = aimed, plain = plain, chipper = chipper }

return {
  scenario "Two less for the next cost with an actual X, and once" {
    cites = { "CR 707.1e", "CR 201.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Skull" }, hand = { "Aimed", "Aimed", "Plain" }, resources = 6, deck = { "Plain" } })
    end,
    play = function(t)
      t:uses(1, "Skull")
      t:everyone_passes()
      t:plays(1, "Plain")
      t:ready_resources(1, 4)                 -- 2: no X in it
      t:everyone_passes()
      t:plays(1, { "Aimed", 1 }, { x = 3, target = "hero@boss" })
      t:ready_resources(1, 3)                 -- 3, less 2
      t:everyone_passes()
      t:plays(1, "Aimed", { x = 2, target = "hero@boss" })
      t:ready_resources(1, 1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 5)
    end,
  },
  scenario "A power with X in its cost uses it up as well" {
    cites = { "CR 707.1e", "CR 701.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 9 }, play = { "Skull", "Chipper" }, hand = { "Aimed" }, resources = 4 })
    end,
    play = function(t)
      t:uses(1, "Skull")
      t:everyone_passes()
      t:uses(1, "Chipper", { x = 4 })
      t:ready_resources(1, 2)
      t:everyone_passes()
      t:damage("hero@1", 5)
      t:plays(1, "Aimed", { x = 2, target = "hero@boss" })
      t:ready_resources(1, 0)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 2)
    end,
  },
}
