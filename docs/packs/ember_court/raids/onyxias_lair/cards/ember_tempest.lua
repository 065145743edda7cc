return ability "Ember Tempest" {
  number = 901, rarity = "heroic",
  cost = 3, tags = { "Onyxia" },
  values = { amount = 2 },
  text = "Embers fill the Lair: Onyxia deals {amount} fire damage to every opposing character.",
  play = function(me) me.hero:deal(me.amount, "fire", opposing.character) end,
}
