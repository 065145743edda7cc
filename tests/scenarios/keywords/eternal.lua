return scenario "Eternal may go from the graveyard into the deck" {
  cites = { "KW Eternal" },
  cards = {
    phoenix = ally "Phoenix" { cost = 1, atk = 0, damage = "fire", health = 3, keywords = "Eternal" },
    doom = ability "Doom" { cost = 0, text = "Destroy all allies.",
      play = function(me) all(any.ally):destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Doom" }, play = { "Phoenix", "Phoenix" } })
    t:boss {}
  end,
  play = function(t)
    t:plays(1, "Doom")
    t:everyone_passes()
    t:will_answer(1, "yes")
    t:will_answer(1, "no")
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:deck_count(1, 1)
    t:graveyard_count(1, 2)             -- Doom, and the other Phoenix
  end,
}
