-- "With cost X", "with cost less than or equal to the number of …": worked out as it is aimed, and again as it resolves.
local ox = ally "Ox" { cost = 2, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 3, atk = 1, damage = "melee", health = 5 }
local jinx = ability "Jinx" { cost = x, instant = true, text = "Destroy target ally with cost X.",
  targets = { target("prey", any.ally, harm, { cost = x }) }, play = function(me, t) t.prey:destroy() end }

return {
  scenario "X is chosen first, and says who may be targeted" {
    cites = { "CR 706.1", "CR 707.1b", "CR 707.1d" },
    cards = { ox = ox, elk = elk, jinx = jinx },
    given = function(t)
      t:seat(1, { hand = { "Jinx" }, resources = 3 })
      t:boss { play = { "Ox", "Elk" } }
    end,
    play = function(t)
      t:plays(1, "Jinx", { x = 3, target = "Elk" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Elk")
      t:in_play("boss", "Ox")
      t:ready_resources(1, 0)
    end,
  },
  scenario "Only an X that somebody's cost is can be chosen" {
    cites = { "CR 707.1b", "CR 707.1d" },
    cards = { ox = ox, elk = elk, jinx = jinx, pup = ally "Pup" { cost = 0, atk = 1, damage = "melee", health = 5 } },
    given = function(t)
      t:seat(1, { play = { "Pup" }, resources = 5,
        hand = { "Jinx" } })
      t:boss { play = { "Elk" } }
    end,
    play = function(t)
      t:plays(1, "Jinx", { x = 3 })             -- 0 and 3; no 1, no 2, and no 4
      t:ready_resources(1, 2)
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Elk")
    end,
  },
  scenario "With nobody of a cost that can be paid it can't be played" {
    cites = { "CR 707.1d" },
    cards = { elk = elk, jinx = jinx },
    given = function(t)
      t:seat(1, { hand = { "Jinx" }, resources = 2 })
      t:boss { play = { "Elk" } }
    end,
    play = function(t)
      t:cant(1, "plays", "Jinx", { reason = "CR 706" })
    end,
    expect = function(t)
      t:in_hand(1, "Jinx")
    end,
  },
  scenario "A link is stopped whose card has that cost" {
    cites = { "CR 711.1" },
    cards = { ox = ox, elk = elk,
      stop = ability "Stop" { cost = x, instant = true, text = "Interrupt target card with cost X.",
        targets = { target("it", link.opposing.any, harm, { cost = x }) }, play = function(me, t) t.it:interrupt() end } },
    given = function(t)
      t:seat(1, { hand = { "Stop" }, resources = 2 })
      t:boss { hand = { "Ox", "Elk" }, resources = 5 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Elk")
      t:passes("boss")
      t:cant(1, "plays", "Stop", { reason = "CR 706" })
      t:passes(1)
      t:plays("boss", "Ox")
      t:passes("boss")
      t:plays(1, "Stop", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Ox")
      t:in_play("boss", "Elk")
    end,
  },
  scenario "As many allies as you control: one fewer in response, and the target is illegal" {
    cites = { "CR 709.2a" },
    cards = { ox = ox, elk = elk,
      mob = ability "Mob" { cost = 0, text = "Destroy target ally with cost less than or equal to the number of allies you control.",
        targets = { target("prey", any.ally, harm, { cost = { max = count(your.ally) } }) },
        play = function(me, t) t.prey:destroy() end },
      axe = ability "Axe" { cost = 0, instant = true, text = "Destroy target opposing ally.",
        targets = { target("prey", opposing.ally, harm) }, play = function(me, t) t.prey:destroy() end } },
    given = function(t)
      t:seat(1, { hand = { "Mob", "Mob" }, play = { "Ox", "Ox" } })
      t:boss { hand = { "Axe" }, play = { "Ox", "Elk" } }
    end,
    play = function(t)
      t:cant(1, "plays", "Mob", { target = "Elk" })
      t:plays(1, "Mob", { target = "Ox@boss" })
      t:passes(1)
      t:plays("boss", "Axe", { target = { "Ox", 1 } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:in_play("boss", "Ox")
      t:told { "Mob is interrupted" }
    end,
  },
}
