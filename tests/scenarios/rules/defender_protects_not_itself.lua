return scenario "The proposed defender can't protect itself" {
  cites = { "CR 602.2b" },
  cards = {
    brute = ally "Brute" { cost = 1, atk = 2, damage = "melee", health = 3 },
    wall = ally "Wall" { cost = 1, atk = 0, damage = "melee", health = 5, keywords = { "Protector" } },
  },
  given = function(t)
    t:seat(1, { play = { "Wall" } })
    t:boss { play = { "Brute" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Brute", "Wall")
    t:cant(1, "protects", "Wall", { reason = "proposed defender itself" })
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Wall", 2)
    t:ready("Wall")                     -- protecting would have exhausted it
  end,
}
