return scenario "What a link gives is as old as when it resolved, not as when it was played" {
  cites = { "CR 718.2d" },
  cards = {
    rage = ability "Rage" { cost = 0, instant = true, text = "Target ally has +2 ATK this turn.",
      targets = { target("ally", any.ally, help) },
      play = function(me, t) t.ally:gain { atk = 2, lasts = this_turn } end },
    cap = ability "Cap" { cost = 0, instant = true, ongoing = true, text = "Attached ally has ATK 5.",
      attach = target("host", any.ally, help), powers = { gives { to = attached, atk = set_to(5) } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Rage", "Cap" }, play = { "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Rage", { target = "Ox" })
    t:plays(1, "Cap", { target = "Ox" })
    t:everyone_passes()
    t:atk("Ox", 5)
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Ox", 7)                      -- played first, resolved last: 5, then 2 more
  end,
}
