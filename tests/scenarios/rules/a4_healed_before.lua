return scenario "A heal in response takes the damage that is there, and so the ally lives (A4)" {
  cites = { "CR 407.1", "CR 407.3" },
  cards = {
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 4 nature damage to target ally.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t) me.hero:deal(4, "nature", t.prey) end },
    heal = ability "Heal" { cost = 0, instant = true, text = "Your hero heals 4 damage from target ally.",
      targets = { target("ally", any.ally, help) },
      play = function(me, t) me.hero:heal(4, t.ally) end },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" } })
    t:boss { hand = { "Heal" }, play = { { "Ox", damage = 1 } } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Ox" })
    t:passes(1)
    t:plays("boss", "Heal", { target = "Ox" })
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play("boss", "Ox")
    t:damage("Ox", 4)                   -- 1 healed, then 4 of 5
  end,
}
