-- CR 707.1e: first what is added, then what is taken, and of that first what leaves a minimum, however old each is.
local elk = ally "Elk" { cost = 4, atk = 1, damage = "melee", health = 5 }
local cub = ally "Cub" { cost = 1, atk = 1, damage = "melee", health = 3 }
local hand = your.ally:in_zone("hand")
local cards = { elk = elk, cub = cub,
  sale = item "Sale" { cost = 0, text = "Your allies cost 2 less.", powers = { gives { to = hand, cost = plus(-2) } } },
  rebate = item "Rebate" { cost = 0, text = "Your allies cost 3 less, but at least 1.",
    powers = { gives { to = hand, cost = plus(-3, { at_least = 1 }) } } },
  tax = item "Tax" { cost = 0, text = "Your allies cost 2 more.", powers = { gives { to = hand, cost = plus(2) } } },
}

local function costs(title, play, what, cost)
  return scenario(title) {
    cites = { "CR 707.1e" }, cards = cards,
    given = function(t)
      t:seat(1, { hand = { what }, play = play, resources = cost })
    end,
    play = function(t)
      t:costs(1, what, cost)
      t:plays(1, what)
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, what)
      t:ready_resources(1, 0)
    end,
  }
end

return {
  costs("What leaves a minimum is taken before an older reduction that leaves none",
    { "Sale", "Rebate" }, "Elk", 0),                       -- 4 - 3 = 1, - 2
  costs("What leaves a minimum is taken after a younger addition", { "Rebate", "Tax" }, "Cub", 1),   -- 1 + 2 = 3, - 3
}
