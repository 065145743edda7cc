local slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
  targets = { target("it", any.ally, harm) }, play = function(_, t) t.it:destroy() end }

return {
  scenario "Of two replacements, who controls the card that is affected chooses" {
    cites = { "CR 716.1b" },
    cards = {
      wisp = ally "Wisp" { cost = 1, atk = 1, damage = "fire", health = 1,
        text = "If this would be destroyed, remove it from the game instead.",
        powers = { instead.destroyed { of = this, effect = function(me) me:remove_from_game() end } } },
      nurse = ally "Nurse" { cost = 1, atk = 1, damage = "holy", health = 3,
        text = "If another ally would be destroyed, put it into its owner's hand instead.",
        powers = { instead.destroyed { of = any.ally:other(), effect = function(me, event) event.card:to_hand() end } } },
      slay = slay,
    },
    given = function(t)
      t:seat(1, { hand = { "Slay" }, play = { "Nurse" } })
      t:boss { play = { "Wisp" } }
    end,
    play = function(t)
      t:plays(1, "Slay", { target = "Wisp" })
      t:everyone_passes()
      t:not_asked(1)
      t:answers("boss", "Nurse")          -- 716.1b: the controller of the card, not of Slay or Nurse
    end,
    expect = function(t)
      t:in_hand("boss", "Wisp")
      t:not_told { "removed from the game" }
    end,
  },

  scenario "An ally who would be destroyed would also leave play, and come to its graveyard: each may be what is replaced" {
    cites = { "CR 716.1b", "CR 415.9d" },
    cards = {
      moth = ally "Moth" { cost = 1, atk = 1, damage = "fire", health = 1, text = "" },
      urn = item "Urn" { cost = 1, text = "If an ally would be destroyed, exhaust this instead.",
        powers = { instead.destroyed { of = any.ally, effect = function(me) me:exhaust() end } } },
      gate = item "Gate" { cost = 1, text = "If an ally would leave play, exhaust this instead.",
        powers = { instead.leaves_play { of = any.ally, effect = function(me) me:exhaust() end } } },
      tomb = item "Tomb" { cost = 1, text = "If an ally would be put into a graveyard, exhaust this instead.",
        powers = { instead.moved { to = "graveyard", of = any.ally, effect = function(me) me:exhaust() end } } },
      slay = slay,
    },
    given = function(t)
      t:seat(1, { hand = { "Slay", "Slay" }, play = { "Moth", "Urn", "Gate", "Tomb" } })
    end,
    play = function(t)
      t:plays(1, "Slay", { target = "Moth" })
      t:everyone_passes()
      t:offers(1, "Urn")
      t:offers(1, "Gate")
      t:offers(1, "Tomb")
      t:answers(1, "Gate")
      t:plays(1, "Slay", { target = "Moth" })
      t:everyone_passes()
      t:answers(1, "Tomb")
    end,
    expect = function(t)
      t:in_play(1, "Moth")
      t:exhausted("Gate")
      t:exhausted("Tomb")
      t:ready("Urn")
    end,
  },
}
