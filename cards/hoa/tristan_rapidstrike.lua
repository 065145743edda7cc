return ally "Tristan Rapidstrike" {
  number = 221, rarity = "common",
  cost = 4, atk = 3, damage = "melee", health = 3,
  tags = { "Night Elf", "Warrior" }, faction = "alliance",
  keywords = { "Protector" }, instant = true,
  text = "Protector",
}
