return scenario "A packet is his whose modifier deals it, not his who controls its source" {
  cites = { "CR 408.2c" },
  cards = {
    rage = ability "Rage" { cost = 1, ongoing = true, text = "Double all damage.",
      powers = { raises.damage { to = any.character, by = event.amount } } },
    spark = ability "Spark" { cost = 1, ongoing = true, text = "All damage is 1 more.",
      powers = { raises.damage { to = any.character, by = 1 } } },
    turn = ability "Turn" { cost = 0, text = "Target hero deals 2 shadow damage to itself.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) t.prey:deal(2, "shadow", t.prey) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Turn" }, play = { "Rage" } })
    t:boss { play = { "Spark" } }
  end,
  play = function(t)
    t:plays(1, "Turn", { target = "hero@boss" })
    t:everyone_passes()
    t:answers(1, "Spark")               -- 717.4a: who controls the packet
  end,
  expect = function(t)
    t:damage("hero@boss", 6)
    t:told { "Onyxia deals 6 shadow damage to Onyxia" }
  end,
}
