return token "Flamewaker Elite" {
  number = 3, rarity = "common",
  atk = 3, damage = "melee", health = 3, tags = { "Flamewaker", "Token" },
  keywords = { "Protector" },
  text = "Protector",
}
