return item "Onyxia Tooth Pendant" {
  number = 25, rarity = "epic",
  cost = 6,
  tags = { "Neck (1)" },
  class = { "druid", "hunter", "paladin", "rogue", "shaman", "warrior" },
  values = { bite = 2 },
  text = "Friendly attacking allies have +{bite} ATK.",
  powers = {
    gives { to = friendly.ally:with { attacking = true }, atk = plus(value.bite) },
  },
}
