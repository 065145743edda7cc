return scenario "An illegal pair of attacker and defender is not offered" {
  cites = { "CR 601.2e" },
  raiders = 2,
  cards = {
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    ghost = ally "Ghost" { cost = 1, atk = 1, damage = "melee", health = 5, keywords = { "Elusive" } },
  },
  given = function(t)
    t:seat(1, { play = { "Ox" } })
    t:seat(2, { play = { "Ox" } })
    t:boss { play = { "Ghost", "Ox" } }
  end,
  play = function(t)
    t:cant(1, "attacks", "Ox@1", { defender = "Ghost" })
    t:cant(1, "attacks", "Ox@1", { defender = "Ox@2" })     -- not opposing
    t:attacks(1, "Ox@1", "Ox@boss")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("Ox@boss", 1)
  end,
}
