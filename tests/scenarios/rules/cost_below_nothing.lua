return scenario "A cost below nothing is nothing" {
  cites = { "CR 403.2", "CR 707.1e" },
  cards = {
    sale = ability "Sale" { cost = 1, ongoing = true, text = "Your allies cost 3 less.",
      powers = { gives { to = your.ally:in_zone("hand"), cost = plus(-3) } } },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    elk = ally "Elk" { cost = 4, atk = 0, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Ox", "Elk" }, play = { "Sale" }, resources = 1 })
  end,
  play = function(t)
    t:plays(1, "Ox")
    t:everyone_passes()
    t:ready_resources(1, 1)             -- 1 - 3 is 0, and gives nothing back
    t:plays(1, "Elk")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Elk")
    t:ready_resources(1, 0)             -- 4 - 3
  end,
}
