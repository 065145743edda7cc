return scenario "Nobody protects against an attacker with Stealth" {
  cites = { "CR 602.2a" },
  cards = {
    sneak = ally "Sneak" { cost = 1, atk = 2, damage = "melee", health = 3, keywords = { "Stealth" } },
    wall = ally "Wall" { cost = 1, atk = 0, damage = "melee", health = 5, keywords = { "Protector" } },
  },
  given = function(t)
    t:seat(1, { play = { "Wall" } })
    t:boss { play = { "Sneak" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Sneak", "hero@1")
    t:cant(1, "protects", "Wall", { reason = "CR 602.2a" })   -- 602.2a: while it attacks, characters can't protect
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:damage("hero@1", 2)
    t:ready("Wall")
    t:not_told { "protects" }
  end,
}
