return ally "Bloodclaw" {
  number = 36, rarity = "common",
  cost = 1, atk = 3, damage = "melee", health = 1,
  tags = { "Raptor", "Pet (1)" }, class = { "hunter" },
}
