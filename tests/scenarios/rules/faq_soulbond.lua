return scenario "Damage to the hero goes to the ally that it is bound to, after armor" {
  cites = { "CR 717.4c" },
  cards = {
    bond = ability "Shared Pain" { cost = 0, instant = true, text = "Attach to target Demon ally. Damage that your hero would be dealt is dealt to it instead.",
      attach = target("host", any.ally:with { tag = "Demon" }, harm),
      powers = { changes.damage { to = your.hero, onto = attached } } },
    fiend = ally "Fiend" { cost = 1, atk = 1, damage = "fire", health = 9, tags = { "Demon" } },
    bolt = ability "Bolt" { cost = 0, values = { amount = 3 }, text = "Your hero deals {amount} fire damage to target hero or ally.",
      targets = { target("it", any.character, harm) }, play = function(me, t) me.hero:deal(me.amount, "fire", t.it) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Shared Pain" } })
    t:boss { hand = { "Bolt" }, play = { "Fiend" } }
    t:turn("boss")
  end,
  play = function(t)
    t:passes("boss")
    t:plays(1, "Shared Pain", { target = "Fiend" })
    t:finishes_chain()
    t:plays("boss", "Bolt", { target = "hero@1" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("hero@1", 0)
    t:damage("Fiend", 3)
  end,
}
