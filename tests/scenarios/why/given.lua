-- `aggro why FILE trigger Ox@1`: the power that it was given waits for damage to itself, and it was dealt none.
local giver = ally "Giver" { cost = 0, atk = 1, damage = "melee", health = 5,
  text = "Your other allies have \"When this is dealt damage, put a scar counter on your hero.\"",
  grants = { scar = when.dealt_damage { of = this, effect = function(me) me.hero:add_counters("scar", 1) end } },
  powers = { gives { to = your.ally:other(), power = "scar" } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target ally.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.ally) end }

return scenario "A power that a card was given says why it did not trigger" {
  cites = { "CR 706.1c" },
  cards = { giver = giver, ox = ox, bolt = bolt },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Giver", "Ox" }, hand = { "Bolt" } })
    t:boss { play = { "Ox" } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Ox@boss" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ox@boss", 1)
    t:counters("Ta'zo", "scar", 0)
  end,
}
