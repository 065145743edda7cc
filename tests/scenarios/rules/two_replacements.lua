return scenario "Of two replacements, who controls the card that is affected chooses" {
  cites = { "CR 716.1b" },
  cards = {
    wisp = ally "Wisp" { cost = 1, atk = 1, damage = "fire", health = 1,
      text = "If this would be destroyed, remove it from the game instead.",
      powers = { instead.destroyed { of = this, effect = function(me) me:remove_from_game() end } } },
    nurse = ally "Nurse" { cost = 1, atk = 1, damage = "holy", health = 3,
      text = "If another ally would be destroyed, put it into its owner's hand instead.",
      powers = { instead.destroyed { of = any.ally:other(), effect = function(me, event) event.card:to_hand() end } } },
    slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
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
}
