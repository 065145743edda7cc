return scenario "A card that enters play still knows what it removed while it resolved" {
  cites = { "CR 415.9b" },
  cards = {
    cage = ability "Cage" { cost = 0, ongoing = true,
      text = "Remove target ally from the game. - Destroy this: put what was removed into its owner's hand.",
      targets = { target("ally", any.ally, harm) },
      play = function(me, t) t.ally:remove_from_game { hold = true } end,
      powers = { pays { cost = { destroy = this }, effect = function(me) me.held:to_hand() end } } },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 3 },
  },
  given = function(t)
    t:seat(1, { hand = { "Cage", "Cage" } })
    t:boss { play = { "Ox", "Imp" } }
  end,
  play = function(t)
    t:plays(1, "Cage", { target = "Ox" })
    t:everyone_passes()
    t:plays(1, "Cage", { target = "Imp" })
    t:everyone_passes()
    t:uses(1, { "Cage", 1 })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand("boss", "Ox")             -- its own, and not what the other Cage removed
    t:removed("boss", "Imp")
  end,
}
