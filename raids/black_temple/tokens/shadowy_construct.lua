return token "Shadowy Construct" {
  number = 2, rarity = "common",
  atk = 2, damage = "melee", health = 1, tags = { "Shadowy Construct" },
  text = "",
}
