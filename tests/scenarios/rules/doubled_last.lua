return scenario "Doubling comes last, whoever came first" {
  cites = { "CR 719.4" },
  cards = {
    twin = ability "Twin" { cost = 1, ongoing = true, text = "Your allies have double ATK.",
      powers = { gives { to = your.ally, atk = double } } },
    two = ability "Two" { cost = 1, ongoing = true, text = "Your allies have +2 ATK.",
      powers = { gives { to = your.ally, atk = plus(2) } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { play = { "Ox", "Twin", "Two" } })
  end,
  expect = function(t)
    t:atk("Ox", 6)                      -- (1 + 2) doubled; by age it would be 4
  end,
}
