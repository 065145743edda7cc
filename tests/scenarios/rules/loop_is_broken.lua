return scenario "A loop of triggers ends when what keeps it going is destroyed" {
  cites = { "CR 803.4" },
  cards = {
    echo = ally "Echo" { cost = 1, atk = 1, damage = "melee", health = 9,
      text = "When this is dealt damage, your hero deals 1 nature damage to this.",
      powers = { when.dealt_damage { of = this, effect = function(me) me.hero:deal(1, "nature", me) end } } },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 1 fire damage to target ally.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t) me.hero:deal(1, "fire", t.prey) end },
    slay = ability "Slay" { cost = 0, instant = true, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Slay" }, play = { "Echo" } })
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Echo" })
    t:everyone_passes()
    t:damage("Echo", 1)
    t:everyone_passes()
    t:damage("Echo", 2)
    t:chain(1)
    t:plays(1, "Slay", { target = "Echo" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:in_graveyard(1, "Echo")
    t:winner("none")
  end,
}
