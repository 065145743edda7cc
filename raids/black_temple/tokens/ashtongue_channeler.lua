return token "Ashtongue Channeler" {
  number = 1, rarity = "common",
  atk = 0, damage = "shadow", health = 1, tags = { "Broken", "Channeler" },
  text = "",
}
