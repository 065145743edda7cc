return scenario "Healing comes in packets, which can be raised and changed like those of damage" {
  cites = { "CR 407.2" },
  cards = {
    prayer = ability "Prayer" { cost = 1, ongoing = true, text = "What your hero would heal is 2 more.",
      powers = { raises.healing { from = your.hero, by = 2 } } },
    mend = ability "Mend" { cost = 0, text = "Your hero heals 1 damage from target character.",
      targets = { target("friend", any.character, help) },
      play = function(me, t) me.hero:heal(1, t.friend) end },
    ox = ally "Ox" { cost = 2, atk = 0, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { hand = { "Mend" }, play = { "Prayer", { "Ox", damage = 8 } } })
  end,
  play = function(t)
    t:plays(1, "Mend", { target = "Ox" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("Ox", 5)
    t:told { "heals 3 damage from Ox" }
  end,
}
