return weapon "Ashtongue Blade" {
  number = 223, rarity = "uncommon",
  cost = 2, atk = 1, damage = "melee", strike = 0,
  tags = { "One-Handed", "Melee (1)", "Dagger" }, class = { "rogue", "shaman" }, requires = "loyal_hero",
  keywords = "Untargetable",
  text = "Untargetable",
}
