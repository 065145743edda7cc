return ability "Night of Knives" {
  number = 901, rarity = "epic",
  cost = 4, tags = { "Black Temple" },
  values = { amount = 3 },
  text = "Your hero deals {amount} shadow damage to each opposing hero.",
  play = function(me) me.hero:deal(me.amount, "shadow", opposing.hero) end,
}
