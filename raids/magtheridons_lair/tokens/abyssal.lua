return token "Abyssal" {
  number = 33, rarity = "uncommon",
  atk = 6, damage = "fire", health = 6, tags = { "Abyssal", "Token" },
}
