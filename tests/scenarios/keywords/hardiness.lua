return scenario "Hardiness takes one from each damage, each instance of it" {
  cites = { "KW Hardiness" },
  cards = {
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 3 fire damage to target ally.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t) me.hero:deal(3, "fire", t.ally) end },
    toughen = ability "Toughen" { cost = 0, text = "Target ally has Hardiness this turn.",
      targets = { target("ally", any.ally, help) },
      play = function(me, t) t.ally:gain { keyword = "Hardiness", lasts = this_turn } end },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9, keywords = "Hardiness" },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Bolt", "Toughen" }, play = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Ox" })
    t:everyone_passes()
    t:damage("Ox", 2)
    t:plays(1, "Toughen", { target = "Ox" })
    t:everyone_passes()
    t:plays(1, "Bolt", { target = "Ox" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ox", 3)                   -- 2 + (3 - 1 - 1)
  end,
}
