-- What enters play is another card than it was (CR 415.9a): what was said of it before stays behind, what is said as it enters comes along.
return scenario "What an ally was given in the graveyard stays there; what it is given as it enters play comes along" {
  cites = { "CR 415.9a", "CR 710.1a" },
  cards = {
    ghost = ally "Ghost" { cost = 1, atk = 1, damage = "shadow", health = 3, text = "As this enters play, it has +1 ATK for the rest of the game.",
      powers = { as.enters_play { of = this, effect = function(me, event)
        event.card:gain { atk = plus(1), lasts = rest_of_game }
      end } } },
    omen = ability "Omen" { cost = 0, text = "Target ally in your graveyard has +4 ATK for the rest of the game.",
      targets = { target("one", your.ally:in_zone("graveyard"), help) },
      play = function(me, t) t.one:gain { atk = plus(4), lasts = rest_of_game } end },
    rise = ability "Rise" { cost = 0, text = "Put target ally in your graveyard into play.",
      targets = { target("one", your.ally:in_zone("graveyard"), help) }, play = function(me, t) t.one:to_play() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Omen", "Rise" }, graveyard = { "Ghost" } })
  end,
  play = function(t)
    t:plays(1, "Omen", { target = "Ghost" })
    t:everyone_passes()
    t:plays(1, "Rise", { target = "Ghost" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Ghost")
    t:atk("Ghost", 2)
    t:modifiers("Ghost", "atk", 1)
  end,
}
