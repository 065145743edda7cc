return token "Onyxian Whelp" {
  number = 1, rarity = "common", cites = "R203.3a",
  atk = 1, damage = "fire", health = 1,
  tags = { "Dragonkin" },
}
