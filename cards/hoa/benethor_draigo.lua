return ally "Benethor Draigo" {
  number = 228, rarity = "common",
  cost = 3, atk = 4, damage = "fire", health = 2,
  tags = { "Undead", "Mage" }, faction = "horde",
}
