return ally "Guard of Ember Court" {
  number = 4, rarity = "common",
  cost = 3, atk = 2, damage = "fire", health = 4,
  tags = { "Dragonkin" },
  keywords = { "Protector" },
  text = "Protector",
}
