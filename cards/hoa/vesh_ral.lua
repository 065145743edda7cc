return ally "Vesh'ral" {
  number = 264, rarity = "common",
  cost = 3, atk = 3, damage = "fire", health = 1,
  tags = { "Troll", "Mage" }, faction = "horde",
  keywords = { "Ferocity" },
  text = "Ferocity",
}
