return scenario "The cost of a card is the printed one, whatever it costs to play" {
  cites = { "CR 201.1" },
  cards = {
    sale = ability "Sale" { cost = 1, ongoing = true, text = "Your allies cost 3 less.",
      powers = { gives { to = your.ally, cost = plus(-3) } } },
    elk = ally "Elk" { cost = 4, atk = 0, damage = "melee", health = 5 },
    cull = ability "Cull" { cost = 0, text = "Destroy all allies with cost 3 or less.",
      play = function(me) all(any.ally:with { cost = { max = 3 } }):destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Cull" }, play = { "Sale", "Elk" } })
  end,
  play = function(t)
    t:plays(1, "Cull")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Elk")
  end,
}
