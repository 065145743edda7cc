return ally "Scout Omerrta" {
  number = 232, rarity = "common",
  cost = 1, atk = 2, damage = "melee", health = 1,
  tags = { "Orc", "Warrior" }, faction = "horde",
  keywords = { "Protector" },
  text = "Protector",
}
