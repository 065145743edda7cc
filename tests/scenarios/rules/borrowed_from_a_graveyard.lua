return scenario "A leaver takes along what he alone had control of, though another owns it" {
  cites = { "CR 401.3b", "CR 102.2" },
  raiders = 2,
  cards = {
    raise = ability "Raise" { cost = 0, text = "Put target ally from a friendly graveyard into play under your control.",
      targets = { target("it", friendly.ally:in_zone("graveyard"), help) },
      play = function(me, t) t.it:to_play { under = me.player } end },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Raise" } })
    t:seat(2, { graveyard = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Raise", { target = "Ox" })
    t:everyone_passes()
    t:in_play(1, "Ox")
    t:concedes(1)
  end,
  expect = function(t)
    t:lost(1)
    t:removed(2, "Ox")
    t:winner("none")
    t:asked(2, "Your move")
  end,
}
