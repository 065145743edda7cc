return scenario "Shadowmeld hides what is ready" {
  cites = { "KW Shadowmeld" },
  cards = {
    bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target ally.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t) me.hero:deal(1, "fire", t.ally) end },
    shade = ally "Shade" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = "Shadowmeld" },
    ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Bolt" }, play = { "Ox" } })
    t:boss { play = { "Shade", { "Shade", exhausted = true } } }
  end,
  play = function(t)
    t:cant(1, "attacks", "Ox", { defender = { "Shade", 1 }, reason = "Elusive" })
    t:cant(1, "plays", "Bolt", { target = { "Shade", 1 }, reason = "untargetable" })
    t:plays(1, "Bolt", { target = { "Shade", 2 } })
    t:everyone_passes()
    t:attacks(1, "Ox", { "Shade", 2 })
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage({ "Shade", 2 }, 3)
    t:has({ "Shade", 1 }, "Elusive")
    t:has({ "Shade", 2 }, "Elusive", false)
  end,
}
