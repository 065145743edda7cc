return scenario "The allies of one player, and of no other" {
  cites = { "CR 714.3e" },
  raiders = 2,
  cards = {
    hex = ability "Hex" { cost = 0, instant = true, values = { amount = 1 },
      text = "Allies that target player controls have -{amount} ATK this turn.",
      targets = { target("who", player.any, harm) },
      play = function(me, t) any.ally:of(t.who):gain { atk = -me.amount, lasts = this_turn } end },
    ox = ally "Ox" { cost = 0, atk = 3, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { play = { "Ox" }, hand = { "Ox" } })
    t:seat(2, { play = { "Ox" } })
    t:boss { hand = { "Hex" } }
  end,
  play = function(t)
    t:plays(1, "Ox")
    t:passes(1)
    t:passes(2)
    t:plays("boss", "Hex", { target = 1 })
    t:finishes_chain()
  end,
  expect = function(t)
    t:atk({ "Ox@1", 1 }, 2)
    t:atk({ "Ox@1", 2 }, 2)
    t:atk("Ox@2", 3)
  end,
}
