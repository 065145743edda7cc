return scenario "Who entered play later is applied later: 5, and 2 more" {
  cites = { "CR 718.2a", "CR 718.2" },
  cards = {
    five = ability "Five" { cost = 1, ongoing = true, text = "Your allies have ATK 5.",
      powers = { gives { to = your.ally, atk = set_to(5) } } },
    two = ability "Two" { cost = 1, ongoing = true, text = "Your allies have +2 ATK.",
      powers = { gives { to = your.ally, atk = plus(2) } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { play = { "Ox", "Five", "Two" } })
  end,
  expect = function(t)
    t:atk("Ox", 7)
  end,
}
