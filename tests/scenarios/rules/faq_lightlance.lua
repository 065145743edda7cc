return scenario "Whether the hero is undamaged is seen as it resolves" {
  cites = { "CR 709.2d" },
  cards = {
    lance = ability "Dawn Lance" { cost = 0, values = { amount = 1, full = 5 },
      text = "Your hero deals {amount} unpreventable holy damage to target hero or ally, or {full} if your hero is undamaged.",
      targets = { target("it", any.character, harm) },
      play = function(me, t)
        me.hero:deal(me.hero.damage == 0 and me.full or me.amount, "holy", t.it, { unpreventable = true })
      end },
    prick = ability "Prick" { cost = 0, instant = true, values = { amount = 1 }, text = "Your hero deals {amount} melee damage to target hero.",
      targets = { target("it", any.hero, harm) }, play = function(me, t) me.hero:deal(me.amount, "melee", t.it) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Dawn Lance", "Dawn Lance" } })
    t:boss { hand = { "Prick" } }
  end,
  play = function(t)
    t:plays(1, "Dawn Lance", { target = "hero@boss" })
    t:everyone_passes()
    t:damage("hero@boss", 5)
    t:plays(1, "Dawn Lance", { target = "hero@boss" })
    t:passes(1)
    t:plays("boss", "Prick", { target = "hero@1" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("hero@boss", 6)
  end,
}
