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
}
