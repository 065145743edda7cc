return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  strike = 2,  --> error unknown-field
}
