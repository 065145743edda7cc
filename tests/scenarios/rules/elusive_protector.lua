return scenario "A character that can't be attacked itself can protect" {
  cites = { "CR 602.2b" },
  cards = {
    brute = ally "Brute" { cost = 1, atk = 2, damage = "melee", health = 3 },
    ghost = ally "Ghost" { cost = 1, atk = 1, damage = "melee", health = 5, keywords = { "Protector", "Elusive" } },
  },
  given = function(t)
    t:seat(1, { play = { "Ghost" } })
    t:boss { play = { "Brute" } }
    t:turn("boss")
  end,
  play = function(t)
    t:cant("boss", "attacks", "Brute", { defender = "Ghost" })
    t:attacks("boss", "Brute", "hero@1")
    t:protects(1, "Ghost")              -- 602.2b: whether or not it can be attacked by the attacker
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@1", 0)
    t:damage("Ghost", 2)
    t:damage("Brute", 1)
  end,
}
