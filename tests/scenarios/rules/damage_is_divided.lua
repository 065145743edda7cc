return scenario "Damage that is divided instead is shared out by its player to the last point" {
  cites = { "CR 717.7", "CR 717.4c" },
  cards = {
    chaos = ability "Chaos" { cost = 1, ongoing = true,
      text = "If your hero would deal damage, it is divided as you choose among any number of opposing allies instead.",
      powers = { changes.damage { from = your.hero, divided_among = opposing.ally } } },
    spark = ability "Spark" { cost = 1, ongoing = true, text = "Damage your hero deals is 1 more.",
      powers = { raises.damage { from = your.hero, by = 1 } } },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 4 fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(4, "fire", t.prey) end },
    ox = ally "Ox" { cost = 2, atk = 0, damage = "melee", health = 9 },
    elk = ally "Elk" { cost = 2, atk = 0, damage = "melee", health = 9 },
    hen = ally "Hen" { cost = 2, atk = 0, damage = "melee", health = 9 },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt" }, play = { "Chaos", "Spark" } })
    t:boss { play = { "Ox", "Elk", "Hen" } }
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "hero@boss" })
    t:everyone_passes()
    t:answers(1, 2)                     -- of 5: it was raised before it is divided
    t:answers(1, 0)
  end,
  expect = function(t)
    t:damage("hero@boss", 0)
    t:damage("Ox", 2)
    t:damage("Elk", 0)
    t:damage("Hen", 3)                  -- what is left, and not raised again
    t:told { "deals 3 fire damage to Hen" }
  end,
}
