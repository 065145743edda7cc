return ability "Tidal Burst" {
  number = 13, rarity = "uncommon", cost = 1,
  tags = { "Traitor" }, class = { "mage" }, requires = "traitor_hero",
  values = { amount = 3 },
  text = "A wave picks out target opposing ally and breaks over all who are worth as much: your \z
    hero deals {amount} frost damage to that ally and to every other opposing ally of its cost.",
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "frost", opposing.ally:with { cost = t.ally.cost })
  end,
}
