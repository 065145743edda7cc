return quest "For the Horde!" {
  number = 344, rarity = "uncommon", faction = "horde",
  values = { price = 1, bonus = 1 },
  text = "({price}): This turn, while attacking, your Horde allies have +{bonus} ATK.",
  reward = { cost = { resources = value.price },
    effect = function(me)
      your.ally:with { faction = "horde", attacking = true }:gain {
        atk = me.bonus, lasts = this_turn }
    end },
}
