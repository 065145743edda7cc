return ability "Fixate" {
  number = 24, rarity = "uncommon", cost = 1,
  tags = { "Black Temple" },
  values = { bonus = 3 },
  text = "Your hero has +{bonus} ATK this turn. Combat damage that it would deal this turn is \z
    unpreventable.",
  play = function(me) me.hero:gain { atk = me.bonus, power = "stare", lasts = this_turn } end,
  grants = { stare = changes.damage { from = this, combat = true, unpreventable = true } },
}
