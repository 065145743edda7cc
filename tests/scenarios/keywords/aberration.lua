return scenario "An Aberration is hurt in combat alone" {
  cites = { "KW Aberration", "BA:Aberration" },
  cards = {
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 3 fire damage to target ally.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t) me.hero:deal(3, "fire", t.ally) end },
    worm = ally "Worm" { cost = 1, atk = 0, damage = "melee", health = 9, keywords = "Aberration" },
    brute = ally "Brute" { cost = 1, atk = 2, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" }, play = { "Brute" } })
    t:boss { play = { "Worm" } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Worm" })
    t:everyone_passes()
    t:damage("Worm", 0)
    t:attacks(1, "Brute", "Worm")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Worm", 2)
  end,
}
