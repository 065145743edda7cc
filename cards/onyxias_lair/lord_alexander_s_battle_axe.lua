return weapon "Lord Alexander's Battle Axe" {
  number = 30, rarity = "rare",
  cost = 5, atk = 3, damage = "melee", strike = 0,
  tags = { "Two-Handed", "Melee (1)", "Axe" },
  class = { "hunter", "paladin", "warrior" },
}
