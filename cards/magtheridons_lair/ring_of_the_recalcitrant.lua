return item "Ring of the Recalcitrant" {
  number = 15, rarity = "rare",
  cost = 4,
  tags = { "Ring (2)" },
  class = { "druid", "hunter", "rogue", "warrior" },
  values = { bonus = 1 },
  text = "Friendly attacking heroes have +{bonus} ATK.",
  powers = { gives { to = friendly.hero:with { attacking = true }, atk = plus(value.bonus) } },
}
