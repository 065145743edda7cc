return ally "Bretander of the Claw" {
  number = 156, rarity = "common",
  cost = 6, atk = 5, damage = "melee", health = 5,
  tags = { "Night Elf", "Druid" }, faction = "alliance",
  keywords = { "Protector", "Stealth" },
  text = "Protector, Stealth",
}
