local shift = ability "Grand Passage" { cost = 0, ongoing = true,
  text = "Remove any number of your allies from the game. Destroy this: put the cards removed this way into play under your control.",
  play = function(me)
    me.player:choose { from = your.ally, up_to = 64, prompt = "Which go away?" }:remove_from_game { hold = true }
  end,
  powers = { pays { cost = { destroy = this }, basic = true, effect = function(me) me.held:to_play { under = me.player } end } } }

return scenario "Each brings back what it removed itself, and no more" {
  cites = { "CR 415.9b" },
  cards = { shift = shift, ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 } },
  given = function(t)
    t:seat(1, { hand = { "Grand Passage", "Grand Passage" }, play = { "Ox", "Elk" } })
  end,
  play = function(t)
    t:plays(1, "Grand Passage")
    t:everyone_passes()
    t:answers(1, "Ox")
    t:plays(1, "Grand Passage")
    t:everyone_passes()
    t:answers(1, "Elk")
    t:removed(1, "Ox")
    t:removed(1, "Elk")
    t:uses(1, { "Grand Passage", 1 })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Ox")
    t:removed(1, "Elk")
    t:count_in_play(1, "Grand Passage", 1)
  end,
}
