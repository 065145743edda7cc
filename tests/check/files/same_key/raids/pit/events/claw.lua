return ally "Test Claw" {
  cost = 1, atk = 1, damage = "melee", health = 3,
}
