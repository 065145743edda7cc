return ally "Vaerik Proudhoof" {
  number = 262, rarity = "common",
  cost = 4, atk = 5, damage = "melee", health = 3,
  tags = { "Tauren", "Warrior" }, faction = "horde",
}
