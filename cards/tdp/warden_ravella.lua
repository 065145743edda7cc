return ally "Warden Ravella" {
  number = 196, rarity = "common",
  cost = 3, atk = 2, damage = "melee", health = 3,
  tags = { "Night Elf", "Warrior" }, faction = "alliance",
  keywords = { "Protector", "Untargetable" },
  text = "Protector, Untargetable",
}
