return scenario "A second copy may use the power that the first one used this turn (A21)" {
  cites = { "CR 701.4" },
  cards = {
    moorf = ally "Moorf" { cost = 0, atk = 1, damage = "melee", health = 3,
      text = "Once each turn: your hero deals 1 fire damage to each opposing hero.",
      powers = { pays { cost = {}, once_per_turn = true,
        effect = function(me) me.hero:deal(1, "fire", opposing.hero) end } } },
    slay = ability "Slay" { cost = 0, instant = true, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Slay", "Moorf" }, play = { "Moorf" } })
  end,
  play = function(t)
    t:uses(1, "Moorf")
    t:everyone_passes()
    t:cant(1, "uses", "Moorf")
    t:plays(1, "Slay", { target = "Moorf" })
    t:everyone_passes()
    t:plays(1, "Moorf")
    t:everyone_passes()
    t:uses(1, "Moorf")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 2)
  end,
}
