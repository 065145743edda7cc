return ally "Apprentice Merry" {
  number = 153, rarity = "common",
  cost = 1, atk = 2, damage = "frost", health = 1,
  tags = { "Gnome", "Mage" }, faction = "alliance",
  keywords = { "Untargetable" },
  text = "Untargetable",
}
