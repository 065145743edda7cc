return scenario "Mounts neither attack nor are attacked" {
  cites = { "CR 302.3" },
  cards = {
    wolf = ally "Grey Wolf" { cost = 1, atk = 2, damage = "melee", health = 3, tags = { "Mount" } },
    ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 3 },
  },
  given = function(t)
    t:seat(1, { play = { "Grey Wolf", "Ox" } })
    t:boss { play = { "Grey Wolf" } }
  end,
  expect = function(t)
    t:can(1, "attacks", "Ox", { defender = "hero@boss" })
    t:cant(1, "attacks", "Grey Wolf@1", { defender = "hero@boss", reason = "CR 302.3" })
    t:cant(1, "attacks", "Ox", { defender = "Grey Wolf@boss", reason = "CR 302.3" })
  end,
}
