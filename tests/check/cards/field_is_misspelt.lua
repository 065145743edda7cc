return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  instnat = true,  --> error unknown-field
}
