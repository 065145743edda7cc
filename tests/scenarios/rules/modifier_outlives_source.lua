return scenario "What an effect gave stays when its source is gone" {
  cites = { "CR 714.3d" },
  cards = {
    piper = ally "Piper" { cost = 1, atk = 1, damage = "melee", health = 1,
      text = "Exhaust: target ally has +2 ATK this turn.",
      powers = { pays { cost = { exhaust = this }, targets = { target("ally", any.ally, help) },
        effect = function(me, t) t.ally:gain { atk = 2, lasts = this_turn } end } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    slay = ability "Slay" { cost = 0, instant = true, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Slay" }, play = { "Piper", "Ox" } })
  end,
  play = function(t)
    t:uses(1, "Piper", { target = "Ox" })
    t:everyone_passes()
    t:atk("Ox", 3)
    t:plays(1, "Slay", { target = "Piper" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Piper")
    t:atk("Ox", 3)
    t:modifiers("Ox", "atk", 1)
  end,
}
