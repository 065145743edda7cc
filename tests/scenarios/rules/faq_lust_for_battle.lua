return scenario "Allies that come later in the turn have the ATK too" {
  cites = { "CR 714.3e" },
  cards = {
    fury = ability "War Cry" { cost = 0, instant = true, values = { amount = 2 }, text = "Allies that you control have +{amount} ATK this turn.",
      play = function(me) your.ally:gain { atk = me.amount, lasts = this_turn } end },
    ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "War Cry", "Ox" } })
    t:boss { play = { "Ox" } }
  end,
  play = function(t)
    t:plays(1, "War Cry")
    t:everyone_passes()
    t:plays(1, "Ox")
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Ox@1", 3)
    t:atk("Ox@boss", 1)
  end,
}
