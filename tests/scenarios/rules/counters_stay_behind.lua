return scenario "A card that leaves play and comes back has lost its counters" {
  cites = { "CR 404.1b" },
  cards = {
    jar = ally "Jar" { cost = 0, atk = 1, damage = "melee", health = 5, text = "When this enters play, it gets two charges.",
      powers = { when.enters_play { of = this, effect = function(me) me:add_counters("charge", 2) end } } },
    poly = ability "Poly" { cost = 0, ongoing = true, text = "Allies lose their powers.",
      powers = { gives { to = any.ally, loses_powers = true } } },
    fade = ability "Fade" { cost = 0, text = "Put target ally into its owner's hand, and back into play.",
      targets = { target("ally", any.ally, help) }, play = function(me, t) t.ally:to_hand():to_play() end },
    flee = ability "Flee" { cost = 0, instant = true, text = "Put target ally into its owner's hand.",
      targets = { target("ally", any.ally, help) }, play = function(me, t) t.ally:to_hand() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Jar", "Flee", "Poly", "Fade" } })
  end,
  play = function(t)
    t:plays(1, "Jar")
    t:everyone_passes()
    t:everyone_passes()
    t:counters("Jar", "charge", 2)
    t:plays(1, "Poly")
    t:everyone_passes()
    t:plays(1, "Fade", { target = "Jar" })
    t:everyone_passes()
    t:in_play(1, "Jar")
    t:counters("Jar", "charge", 0)
    t:plays(1, "Flee", { target = "Jar" })
    t:everyone_passes()
    t:plays(1, "Jar")
    t:everyone_passes()
  end,
  expect = function(t)
    t:counters("Jar", "charge", 0)
  end,
}
