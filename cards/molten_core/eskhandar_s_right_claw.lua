return weapon "Eskhandar's Right Claw" {
  number = 21, rarity = "rare",
  cost = 3, atk = 1, damage = "melee", strike = 0, instant = true,
  tags = { "One-Handed", "Melee (1)", "Fist" },
  class = { "hunter", "rogue", "shaman", "warrior" },
  text = "Rather than pay its cost, you may remove another equipment card that is in your hand \z
    from the game.",
  rather_than = { remove = your.equipment:in_zone("hand") },
}
