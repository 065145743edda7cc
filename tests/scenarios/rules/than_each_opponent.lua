-- "More allies than each opponent", "fewer resources than each opponent": each of them by himself.
local ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 5 }
local halaa = ally "Halaa" { cost = 0, atk = 0, damage = "melee", health = 9,
  text = "While you have more allies than each opponent, this has +4 ATK. While you have fewer than each opponent, it has +8 ATK.",
  powers = { gives { to = this, atk = plus(4), only_if = count(your.ally):at_least(1 + opponents_most(any.ally)) },
    gives { to = this, atk = plus(8), only_if = opponents_fewest(any.ally):at_least(1 + count(your.ally)) } } }

return {
  scenario "The Boss player has more than each raider, whatever all of them have together" {
    cites = { "CR 401.2" },
    raiders = 2,
    cards = { ox = ox, halaa = halaa },
    given = function(t)
      t:seat(1, { play = { "Ox", "Ox" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { play = { "Halaa", "Ox" }, hand = { "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:atk("Halaa", 0)                 -- 2 against 2
      t:plays("boss", { "Ox@boss", 1 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Halaa", 4)                 -- 3 against 2 and 1
    end,
  },
  scenario "The Boss player has fewer than each raider only if the one with fewest has more" {
    cites = { "CR 401.2" },
    raiders = 2,
    cards = { ox = ox, halaa = halaa,
      axing = ability "Axing" { cost = 0, instant = true, text = "Destroy target Ox of raider 2.", targets = { target("prey", opposing.ally, harm) },
        play = function(_, t) t.prey:destroy() end } },
    given = function(t)
      t:seat(1, { play = { "Ox", "Ox", "Ox" } })
      t:seat(2, { play = { "Ox", "Ox" } })
      t:boss { play = { "Halaa" }, hand = { "Axing" } }
      t:turn("boss")
    end,
    play = function(t)
      t:atk("Halaa", 8)                 -- 1 against 3 and 2
      t:plays("boss", "Axing", { target = { "Ox@2", 1 } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Halaa", 0)                 -- 1 against 3 and 1
    end,
  },
}
