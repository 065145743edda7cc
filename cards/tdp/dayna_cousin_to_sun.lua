return ally "Dayna Cousin-to-Sun" {
  number = 205, rarity = "common",
  cost = 2, atk = 1, damage = "melee", health = 0,
  tags = { "Tauren", "Druid" }, faction = "horde",
  values = { bonus = 1 },
  text = "This has +{bonus} health for each of your resources.",
  powers = {
    gives { to = this, health = plus(value.bonus * count(your.resource)) },
  },
}
