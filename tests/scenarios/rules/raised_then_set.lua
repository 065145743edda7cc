return scenario "Who entered play later is applied later: 2 more, and then 5" {
  cites = { "CR 718.2a" },
  cards = {
    five = ability "Five" { cost = 1, ongoing = true, text = "Your allies have ATK 5.",
      powers = { gives { to = your.ally, atk = set_to(5) } } },
    two = ability "Two" { cost = 1, ongoing = true, text = "Your allies have +2 ATK.",
      powers = { gives { to = your.ally, atk = plus(2) } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { play = { "Ox", "Two", "Five" } })
  end,
  expect = function(t)
    t:atk("Ox", 5)
  end,
}
