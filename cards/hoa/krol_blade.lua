return weapon "Krol Blade" {
  number = 331, rarity = "uncommon",
  cost = 3, atk = 3, damage = "melee", strike = 1,
  tags = { "One-Handed", "Melee (1)", "Sword" },
  class = { "hunter", "paladin", "rogue", "warrior" },
}
