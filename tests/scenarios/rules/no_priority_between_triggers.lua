return scenario "Nobody may act before all triggers are on the chain" {
  cites = { "CR 708.1b" },
  raiders = 2,
  cards = {
    fan = ally "Fan" { cost = 1, atk = 1, damage = "melee", health = 3,
      text = "When an ally is destroyed, your hero deals 1 fire damage to each opposing hero.",
      powers = { when.destroyed { of = any.ally,
        effect = function(me) me.hero:deal(1, "fire", opposing.hero) end } } },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 1 },
    slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Slay" }, play = { "Fan", "Imp" } })
    t:seat(2, { play = { "Fan" } })
    t:boss { play = { "Fan" } }
  end,
  play = function(t)
    t:plays(1, "Slay", { target = "Imp" })
    t:everyone_passes()
    t:chain(3)                          -- all three, as the first player is asked
    t:asked(1, "Your move")
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("hero@boss", 2)
    t:damage("hero@1", 1)
    t:damage("hero@2", 1)
  end,
}
