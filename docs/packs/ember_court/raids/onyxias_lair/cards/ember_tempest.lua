return ability "Ember Tempest" {
  number = 901, rarity = "heroic",
  cost = 3, tags = { "Onyxia" },
  values = { amount = 2 },
  text = "Your hero deals {amount} fire damage to each opposing character.",
  play = function(me) me.hero:deal(me.amount, "fire", opposing.character) end,
}
