return ally "Test Turncoat" {
  cost = 1, atk = 1, damage = "melee", health = 5,
  keywords = { "Flip 1" },
  text = "Flip 1",
}
