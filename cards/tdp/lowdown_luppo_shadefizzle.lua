return ally "Lowdown Luppo Shadefizzle" {
  number = 177, rarity = "rare",
  cost = 2, atk = 2, damage = "melee", health = 1,
  tags = { "Gnome", "Rogue" }, faction = "alliance", requires = "gnome_hero",
  keywords = { "Elusive", "Stealth", "Untargetable" },
  text = "Elusive, Stealth, Untargetable",
}
