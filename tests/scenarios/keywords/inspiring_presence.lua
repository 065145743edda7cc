return scenario "Inspiring Presence adds one to your damage outside combat" {
  cites = { "KW Inspiring Presence" },
  cards = {
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 3 fire damage to target ally.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t) me.hero:deal(3, "fire", t.ally) end },
    elder = ally "Elder" { cost = 1, atk = 2, damage = "holy", health = 5, keywords = "Inspiring Presence" },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" }, play = { "Elder" } })
    t:boss { play = { "Ox" } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Ox" })
    t:everyone_passes()
    t:damage("Ox", 4)
    t:attacks(1, "Elder", "Ox")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ox", 6)                   -- combat damage stays what it is
  end,
}
