return weapon "Scarlet Kris" {
  number = 333, rarity = "uncommon",
  cost = 2, atk = 1, damage = "melee", strike = 0,
  tags = { "One-Handed", "Melee (1)", "Dagger" },
  class = { "hunter", "rogue", "shaman", "warrior" },
}
