return token "Soul Fragment" {
  number = 3, rarity = "common",
  atk = 3, damage = "melee", health = 1, tags = { "Soul Fragment" },
  text = "",
}
