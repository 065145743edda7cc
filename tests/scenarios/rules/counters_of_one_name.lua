return scenario "A number may count the counters of one name alone" {
  cites = { "CR 404.1" },
  cards = {
    golem = ally "Golem" { cost = 1, atk = 1, damage = "melee", health = 3,
      text = "This has +1 ATK for each charge counter on it.",
      powers = { gives { to = this, atk = plus(stat("counters", "charge")) } } },
  },
  given = function(t) t:seat(1, { play = { { "Golem", counters = { charge = 2, rust = 3 } } } }) end,
  expect = function(t) t:atk("Golem", 3) end,
}
