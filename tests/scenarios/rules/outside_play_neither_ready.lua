return scenario "A card outside play is neither ready nor exhausted" {
  cites = { "CR 411.2" },
  cards = {
    dig = ability "Dig" { cost = 0, text = "Put all ready and all exhausted allies of your graveyard into your hand.",
      play = function(me)
        all(your.ally:in_zone("graveyard"):with { ready = true }):to_hand()
        all(your.ally:in_zone("graveyard"):with { exhausted = true }):to_hand()
      end },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Dig" }, graveyard = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Dig")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Ox")
    t:hand_count(1, 0)
  end,
}
