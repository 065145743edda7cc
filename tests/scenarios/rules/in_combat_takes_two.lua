return scenario "Who has no opponent left in combat is not in combat" {
  cites = { "CR 602.3b", "BA:In Combat" },
  cards = {
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    flee = ability "Flee" { cost = 0, instant = true, text = "Put target ally into its owner's hand.",
      targets = { target("ally", any.ally, help) }, play = function(me, t) t.ally:to_hand() end },
    jab = ability "Jab" { cost = 0, instant = true, text = "Your hero deals 1 melee damage to target ally in combat.",
      targets = { target("prey", any.ally:with { in_combat = true }, harm) },
      play = function(me, t) me.hero:deal(1, "melee", t.prey) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Flee", "Jab", "Jab" }, play = { "Ox" } })
    t:boss { play = { "Ox" } }
  end,
  play = function(t)
    t:attacks(1, "Ox@1", "Ox@boss")
    t:passes(1)
    t:passes("boss")                    -- the attack point is over: Ox defends
    t:plays(1, "Jab", { target = "Ox@1" })
    t:everyone_passes()
    t:plays(1, "Flee", { target = "Ox@boss" })
    t:everyone_passes()
    t:cant(1, "plays", "Jab")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ox@1", 1)
  end,
}
