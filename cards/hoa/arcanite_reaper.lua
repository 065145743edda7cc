return weapon "Arcanite Reaper" {
  number = 313, rarity = "rare",
  cost = 7, atk = 5, damage = "melee", strike = 0,
  tags = { "Two-Handed", "Melee (1)", "Axe" },
  class = { "hunter", "paladin", "warrior" },
}
