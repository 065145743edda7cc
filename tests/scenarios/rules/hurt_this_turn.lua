-- What was dealt damage this turn: from its very start on, and nothing that was dealt before it.
local sun = ally "Sun" { cost = 1, atk = 0, damage = "fire", health = 5, text = "As your turn starts, this deals {n} fire damage to each Ox.",
  values = { n = 1 },
  powers = { as.start_of_turn { whose = "your", effect = function(me) me:deal(me.n, "fire", any.ally:with { name = "Ox" }) end } } }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 1, atk = 0, damage = "melee", health = 9, text = "" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals {n} fire damage to target ally.", values = { n = 2 },
  targets = { target("prey", any.ally, harm) }, play = function(me, t) me.hero:deal(me.n, "fire", t.prey) end }
local mend = ability "Mend" { cost = 0, instant = true, text = "Your hero heals all damage from target ally.",
  targets = { target("one", any.ally, help) }, play = function(me, t) me.hero:heal(9, t.one) end }
local cull = ability "Cull" { cost = 0, instant = true, text = "Destroy all allies that were dealt damage this turn.",
  play = function() all(any.ally:with { hurt_this_turn = true }):destroy() end }

return scenario "What was dealt damage as the turn started was dealt it this turn, healed or not; what was dealt it before was not" {
  cites = { "CR 704.1b" },
  cards = { sun = sun, ox = ox, elk = elk, bolt = bolt, mend = mend, cull = cull },
  given = function(t)
    t:seat(1, { hand = { "Cull", "Mend" }, play = { "Sun", "Ox", "Elk" }, deck = { "Ox", "Ox" } })
    t:boss { hand = { "Bolt" }, play = { "Ox" } }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Bolt", { target = "Elk" })
    t:everyone_passes()
    t:ends_turn()
    t:damage("Elk", 2)
    t:damage("Ox@1", 1)
    t:plays(1, "Mend", { target = "Ox@1" })
    t:everyone_passes()
    t:damage("Ox@1", 0)
    t:plays(1, "Cull")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Ox")
    t:in_graveyard("boss", "Ox")
    t:in_play(1, "Elk")
    t:in_play(1, "Sun")
  end,
}
