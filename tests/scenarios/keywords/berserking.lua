return scenario "Berserking adds its damage to its ATK" {
  cites = { "KW Berserking" },
  cards = {
    troll = ally "Troll" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = "Berserking" },
    ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { play = { { "Troll", damage = 3 } } })
    t:boss { play = { "Ox" } }
  end,
  play = function(t)
    t:atk("Troll", 4)
    t:attacks(1, "Troll", "Ox")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ox", 4)
    t:atk("Troll", 6)
  end,
}
