return scenario "Shadow Resistance prevents all damage with that type" {
  cites = { "KW Shadow Resistance" },
  cards = {
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 3 damage to target ally, of two types.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t) me.hero:deal(3, { "shadow", "fire" }, t.ally) end },
    dart = ability "Dart" { cost = 0, text = "Your hero deals 2 fire damage to target ally.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t) me.hero:deal(2, "fire", t.ally) end },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9, keywords = "Shadow Resistance" },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Dart" }, play = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Ox" })
    t:everyone_passes()
    t:damage("Ox", 0)                   -- whatever other types it has
    t:plays(1, "Dart", { target = "Ox" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ox", 2)
  end,
}
