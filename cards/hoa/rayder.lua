return ally "Rayder" {
  number = 45, rarity = "uncommon",
  cost = 2, atk = 2, damage = "melee", health = 2,
  tags = { "Wolf", "Pet (1)" }, class = { "hunter" },
  values = { bonus = 2 },
  text = "[Activate]: This turn, while attacking, your allies have +{bonus} ATK.",
  powers = {
    pays { cost = { exhaust = this },
      effect = function(me)
        your.ally:with { attacking = true }:gain { atk = me.bonus, lasts = this_turn }
      end },
  },
}
