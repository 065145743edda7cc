return scenario "Who deals the damage orders what raises it, whoever it belongs to" {
  cites = { "CR 717.4a" },
  cards = {
    rage = ability "Rage" { cost = 1, ongoing = true, text = "Double all damage.",
      powers = { raises.damage { to = any.character, by = event.amount } } },
    spark = ability "Spark" { cost = 1, ongoing = true, text = "All damage is 1 more.",
      powers = { raises.damage { to = any.character, by = 1 } } },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 2 fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(2, "fire", t.prey) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Bolt" }, play = { "Rage" } })
    t:boss { play = { "Spark" } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:everyone_passes()
    t:answers(1, "Rage")                -- 717.4a: the controller of the packet: 2, 4, 5
    t:damage("hero@boss", 5)
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:everyone_passes()
    t:answers(1, "Spark")               -- 2, 3, 6
  end,
  expect = function(t)
    t:damage("hero@boss", 11)
  end,
}
