return scenario "An X in a cost is 0 in hand and graveyard, and what was chosen on the chain" {
  cites = { "CR 201.3" },
  cards = {
    pyre = ability "Pyre" { cost = 1 + x, instant = true, text = "Your hero deals X fire damage to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t) me.hero:deal(me.x, "fire", t.prey) end },
    tally = ability "Tally" { cost = 0, instant = true, text = "Heal 1 damage from your hero for each ability on the chain with cost 3.",
      play = function(me) me:heal(#all(any.ability:in_zone("chain"):with { cost = 3 }), your.hero) end },
    dig = ability "Dig" { cost = 0, text = "Put all abilities of your graveyard with cost 1 into your hand.",
      play = function(me) all(your.ability:in_zone("graveyard"):with { cost = 1 }):to_hand() end },
  },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, hand = { "Pyre", "Tally", "Dig" }, resources = 3 })
  end,
  play = function(t)
    t:plays(1, "Pyre", { x = 2, target = "hero@boss" })
    t:plays(1, "Tally")
    t:everyone_passes()
    t:damage("hero@1", 4)               -- Pyre: 1 and an X of 2
    t:everyone_passes()
    t:in_graveyard(1, "Pyre")
    t:plays(1, "Dig")
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 2)
    t:in_hand(1, "Pyre")                -- 1, the X counting 0
  end,
}
