return ally "Latro Abiectus" {
  number = 197, rarity = "common",
  cost = 2, atk = 3, damage = "melee", health = 2,
  tags = { "Night Elf", "Rogue" }, faction = "alliance",
  keywords = { "Elusive" },
  text = "Elusive",
}
