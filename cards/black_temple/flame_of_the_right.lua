return token "Flame of Azzinoth" {
  atk = 3, damage = "fire", health = 3, tags = { "Demon" },
  keywords = { "Protector" },
  text = "Protector",
}
