return item "Masons Fraternity Ring" {
  number = 307, rarity = "uncommon",
  cost = 3, tags = { "Ring (2)" },
  class = { "druid", "hunter", "paladin", "rogue", "shaman", "warrior" },
  values = { bonus = 1 },
  text = "Your attacking hero has +{bonus} ATK.",
  powers = {
    gives { to = your.hero:with { attacking = true }, atk = plus(value.bonus) },
  },
}
