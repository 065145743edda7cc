return token "Spirit" {
  atk = 1, damage = "holy", health = 1, tags = { "Spirit" },
}
