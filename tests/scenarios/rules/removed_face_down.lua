return scenario "A face-down resource that is removed stays face down, and its owner alone may look at it" {
  cites = { "CR 415.7a", "CR 415.7b" },
  raiders = 2,
  cards = {
    rot = ability "Rot" { cost = 0, text = "Remove all your resources from the game.",
      play = function(me) all(your.resource):remove_from_game() end },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Rot" }, resources = { { "Ox", down = true } } })
  end,
  play = function(t)
    t:plays(1, "Rot")
    t:everyone_passes()
  end,
  expect = function(t)
    t:removed(1, "Ox")
    t:sees(1, "Ox")
    t:hidden(2, "Ox")
    t:hidden("boss", "Ox")
  end,
}
