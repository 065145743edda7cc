return scenario "A random target is picked by the game, among those that can be targeted" {
  cites = { "CR 706.5" },
  cards = {
    stray = ability "Stray Shot" { cost = 0, text = "Your hero deals 1 fire damage to a random target ally.",
      targets = { target("it", any.ally, harm, { random = true }) },
      play = function(me, t) me.hero:deal(1, "fire", t.it) end },
    shade = ally "Shade" { cost = 1, atk = 1, damage = "melee", health = 5, keywords = { "Untargetable" } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Stray Shot" }, play = { "Shade", "Ox", "Elk" } })
    t:random { 2 }                                -- of Ox and Elk
  end,
  play = function(t)
    t:plays(1, "Stray Shot")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Elk", 1)
    t:damage("Ox", 0)
    t:damage("Shade", 0)
  end,
}
