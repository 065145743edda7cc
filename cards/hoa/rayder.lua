return ally "Rayder" {
  number = 45, rarity = "uncommon",
  cost = 2, atk = 2, damage = "melee", health = 2,
  tags = { "Wolf", "Pet (1)" }, class = { "hunter" },
  values = { bonus = 2 },
  text = "[Activate]: Each of your allies has +{bonus} ATK while attacking this turn.",
  powers = {
    pays { cost = { exhaust = this },
      effect = function(me)
        your.ally:gain { atk = me.bonus, only_if = attacking, lasts = this_turn }
      end },
  },
}
