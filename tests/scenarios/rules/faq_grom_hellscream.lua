return scenario "ATK by the cost of the defender, and what is too much goes on to the hero" {
  cites = { "CR 717.8" },
  cards = {
    chief = ally "Axe Chief" { cost = 6, atk = 4, damage = "melee", health = 8,
      text = "Smash. This has +X ATK while attacking, where X is the cost of a defender.",
      powers = { changes.damage { from = this, to = any.ally, smash = true },
        gives { to = this, atk = plus(sum("cost", any.character:with { defending = true })), only_if = attacking } } },
    ox = ally "Ox" { cost = 2, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { play = { "Ox" } })
    t:boss { play = { "Axe Chief" } }
    t:turn("boss")
  end,
  play = function(t)
    t:attacks("boss", "Axe Chief", "Ox")
    t:to_end_of_combat()
  end,
  expect = function(t)
    t:in_graveyard(1, "Ox")
    t:damage("hero@1", 1)                          -- 6, of which 5 are fatal
  end,
}
