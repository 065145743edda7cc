return scenario "Doubling the damage on an ally puts no more than is fatal, and deals nothing (A6)" {
  cites = { "CR 405.3" },
  cards = {
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 4,
      text = "When this is dealt damage, draw a card.",
      powers = { when.dealt_damage { of = this, effect = function(me) me.player:draw(1) end },
        prevents.damage { to = this, all = true } } },
    fester = ability "Fester" { cost = 0, text = "Double the damage on each ally.",
      play = function(me) for _, card in each(all(any.ally)) do card:put_damage(card.damage) end end },
  },
  given = function(t)
    t:seat(1, { hand = { "Fester" } })
    t:boss { play = { { "Ox", damage = 3 } }, deck = { "Ox" } }
  end,
  play = function(t)
    t:plays(1, "Fester")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Ox")
    t:told { "1 damage is put on Ox" }  -- capped at 4
    t:not_told { "deals", "prevents" }
    t:hand_count("boss", 0)
  end,
}
