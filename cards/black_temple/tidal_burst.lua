return ability "Tidal Burst" {
  number = 13, rarity = "uncommon", cost = 1,
  tags = { "Traitor" }, class = { "mage" }, requires = "traitor_hero",
  values = { amount = 3 },
  text = "Your hero deals {amount} frost damage to target opposing ally and to each other \z
    opposing ally with the same cost.",
  rulings = { "A token costs 0." },
  targets = { target("ally", opposing.ally, harm) },
  play = function(me, t)
    me.hero:deal(me.amount, "frost", opposing.ally:with { cost = t.ally.cost })
  end,
}
