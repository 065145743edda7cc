return scenario "A target that names no zone is in play" {
  cites = { "CR 706.1b" },
  cards = {
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 1 },
    ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 },
    call = ability "Call" { cost = 0, text = "Put target ally into its owner's hand.",
      targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:to_hand() end },
    dig = ability "Dig" { cost = 0, text = "Put target ally of a graveyard into its owner's hand.",
      targets = { target("ally", any.ally:in_zone("graveyard"), help) },
      play = function(me, t) t.ally:to_hand() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Call", "Dig" }, play = { "Ox" }, graveyard = { "Imp" } })
  end,
  play = function(t)
    t:cant(1, "plays", "Call", { target = "Imp", reason = "CR 706.1" })
    t:cant(1, "plays", "Dig", { target = "Ox", reason = "CR 706.1" })
    t:plays(1, "Dig", { target = "Imp" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_hand(1, "Imp")
    t:in_play(1, "Ox")
  end,
}
