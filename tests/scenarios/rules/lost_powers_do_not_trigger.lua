return scenario "A triggered power that is lost does not trigger" {
  cites = { "CR 703.3" },
  cards = {
    thorn = ally "Thorn" { cost = 1, atk = 1, damage = "melee", health = 5,
      text = "When this is dealt damage, your hero deals 1 nature damage to each opposing hero.",
      powers = { when.dealt_damage { of = this,
        effect = function(me) me.hero:deal(1, "nature", opposing.hero) end } } },
    poly = ability "Poly" { cost = 0, ongoing = true, text = "", attach = target("host", any.ally, harm),
      powers = { gives { to = attached, loses_powers = true } } },
    bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target ally.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t) me.hero:deal(1, "fire", t.prey) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Poly", "Bolt" } })
    t:boss { play = { "Thorn" } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Thorn" })
    t:everyone_passes()
    t:everyone_passes()
    t:damage("hero@1", 1)               -- with its power it does
    t:plays(1, "Poly", { target = "Thorn" })
    t:everyone_passes()
    t:plays(1, "Bolt", { target = "Thorn" })
    t:everyone_passes()
    t:chain(0)
  end,
  expect = function(t)
    t:damage("Thorn", 2)
    t:damage("hero@1", 1)               -- 703.3: without it, it does not
  end,
}
