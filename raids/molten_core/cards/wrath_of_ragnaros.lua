return ability "Wrath of Ragnaros" {
  number = 53, rarity = "uncommon", cost = 2,
  tags = { "Ragnaros" },
  text = "Destroy target ally. Your hero deals fire damage equal to that ally's cost to the \z
    hero of its party.",
  targets = { target("victim", any.ally, harm) },
  play = function(me, t)
    local amount, hero = t.victim.cost, t.victim.hero
    t.victim:destroy()
    me.hero:deal(amount, "fire", hero)
  end,
}
