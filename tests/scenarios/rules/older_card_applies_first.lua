return scenario "A card's powers count from when it entered play, whoever controls it" {
  cites = { "CR 718.2a" },
  raiders = 2,
  cards = {
    five = ability "Five" { cost = 1, ongoing = true, text = "Allies have ATK 5.",
      powers = { gives { to = any.ally, atk = set_to(5) } } },
    two = ability "Two" { cost = 1, ongoing = true, text = "Allies have +2 ATK.",
      powers = { gives { to = any.ally, atk = plus(2) } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(2, { play = { "Ox", "Five" } })
    t:seat(1, { play = { "Two" } })
  end,
  expect = function(t)
    t:atk("Ox", 7)
  end,
}
