return scenario "An attachment is as old as when it was last attached" {
  cites = { "CR 718.2b" },
  cards = {
    cap = ability "Cap" { cost = 1, ongoing = true, text = "Attached ally has ATK 5.",
      attach = target("host", any.ally, help), powers = { gives { to = attached, atk = set_to(5) } } },
    two = ability "Two" { cost = 1, ongoing = true, text = "Your allies have +2 ATK.",
      powers = { gives { to = your.ally, atk = plus(2) } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 3 },
    shift = ability "Shift" { cost = 0, text = "Attach target attachment to target ally.",
      targets = { target("it", any.ability:with { attachment = true }), target("to", any.ally) },
      play = function(me, t) t.it:attach_to(t.to) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Shift" }, play = { "Ox", "Imp", { "Cap", attached_to = "Ox" }, "Two" } })
  end,
  play = function(t)
    t:atk("Ox", 7)                      -- 5, then 2 more
    t:plays(1, "Shift", { targets = { "Cap", "Imp" } })
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Ox", 3)
    t:atk("Imp", 5)                     -- 2 more, and then 5
  end,
}
