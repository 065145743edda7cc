return ability "Fixate" {
  number = 24, rarity = "uncommon", cost = 1,
  tags = { "Black Temple" },
  values = { bonus = 3 },
  text = "Your hero sees one prey and nothing else. This turn it has +{bonus} ATK, and no combat \z
    damage that it would deal can be prevented.",
  play = function(me)
    your.hero:gain { atk = me.bonus, lasts = this_turn }
    me:begin("stare", this_turn)
  end,
  later = { stare = changes.damage { from = your.hero, combat = true, unpreventable = true } },
}
