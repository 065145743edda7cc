return ally "Ashtongue Rogue" {
  number = 30, rarity = "common", cost = 4, atk = 3, damage = "melee", health = 1,
  tags = { "Broken", "Rogue" },
  text = "",
}
