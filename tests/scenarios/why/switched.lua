-- `aggro why FILE atk Turncoat`: 1 is printed, the Drum adds 1, then ATK and health are switched.
return scenario "A number that was switched says so" {
  cites = { "CR 712.9" },
  cards = {
    turncoat = ally "Turncoat" { cost = 1, atk = 1, damage = "melee", health = 5 },
    drum = item "Drum" { cost = 1, text = "Your allies have +1 ATK.",
      powers = { gives { to = your.ally, atk = plus(1) } } },
    mirror = ability "Mirror" { cost = 0, text = "Switch the ATK and health of target ally this turn.",
      targets = { target("it", any.ally) },
      play = function(me, t) t.it:gain { switch = true, lasts = this_turn } end },
  },
  given = function(t)
    t:seat(1, { hand = { "Mirror" }, play = { "Turncoat", "Drum" } })
  end,
  play = function(t)
    t:plays(1, "Mirror", { target = "Turncoat" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:atk("Turncoat", 5)
    t:health("Turncoat", 2)
  end,
}
