return scenario "What replaces an event replaces all that happen at once, though it ends with the first" {
  cites = { "CR 716.1c" },
  cards = {
    ward = item "Ward" { cost = 1, text = "If an ally you control would be destroyed, destroy this instead.",
      powers = { instead.destroyed { of = your.ally, effect = function(me) me:destroy() end } } },
    doom = ability "Doom" { cost = 0, text = "Destroy all allies.",
      play = function(me) all(any.ally):destroy() end },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Doom", "Doom" }, play = { "Ward", "Ox", "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Doom")
    t:everyone_passes()
    t:count_in_play(1, "Ox", 2)
    t:in_graveyard(1, "Ward")
    t:plays(1, "Doom")
    t:everyone_passes()
  end,
  expect = function(t)
    t:count_in_play(1, "Ox", 0)
  end,
}
