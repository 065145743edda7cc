return ally "Ashtongue Battlelord" {
  number = 29, rarity = "common", cost = 6, atk = 3, damage = "melee", health = 2,
  tags = { "Broken", "Warrior" },
  text = "",
}
