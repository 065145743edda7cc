return ally "Jeleane Nightbreeze" {
  number = 170, rarity = "common",
  cost = 2, atk = 3, damage = "ranged", health = 2,
  tags = { "Night Elf", "Hunter" }, faction = "alliance",
  keywords = { "Untargetable" },
  text = "Untargetable",
}
