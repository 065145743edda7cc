return scenario "Damage that is smashed to an ally stops at fatal; the rest is dealt to its hero" {
  cites = { "CR 405.8" },
  cards = {
    quake = ability "Quake" { cost = 0, text = "Your hero smashes 5 nature damage to target ally.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t) me.hero:deal(5, "nature", t.prey, { smash = true }) end },
    wolf = ally "Wolf" { cost = 2, atk = 0, damage = "melee", health = 3 },
    bear = ally "Bear" { cost = 2, atk = 0, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hand = { "Quake", "Quake" } })
    t:boss { play = { "Wolf", "Bear" } }
  end,
  play = function(t)
    t:plays(1, "Quake", { target = "Bear" })
    t:everyone_passes()
    t:in_graveyard("boss", "Bear")
    t:damage("hero@boss", 0)            -- exactly fatal: nothing is left
    t:plays(1, "Quake", { target = "Wolf" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard("boss", "Wolf")
    t:damage("hero@boss", 2)
    t:told { "deals 3 nature damage to Wolf" }
  end,
}
