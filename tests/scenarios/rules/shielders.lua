return scenario "Some equipment makes allies shielders: all armor prevents damage to them" {
  cites = { "CR 717.2c" },
  cards = {
    banner = armor "Banner" { cost = 1, def = 1, text = "Can prevent damage that would be dealt to your allies.",
      powers = { gives { to = your.ally, shielder = true } } },
    plate = armor "Plate" { cost = 1, def = 2, text = "Armor." },
    stone = ally "Stone" { cost = 1, atk = 1, damage = "melee", health = 9, text = "Stands." },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals {n} fire damage to target ally.", values = { n = 4 },
      targets = { target("one", any.ally, harm) },
      play = function(me, t) me.hero:deal(me.n, "fire", t.one) end },
  },
  given = function(t)
    t:seat(1, { play = { "Stone", "Banner", "Plate" }, hand = { "Bolt" } })
    t:boss { play = { "Stone", "Plate" } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Stone@1" })
    t:passes(1)
    t:passes("boss")
    t:answers(1, "Plate@1")
    t:answers(1, "Banner")
  end,
  expect = function(t)
    t:damage("Stone@1", 1)
    t:exhausted("Banner")
  end,
}
