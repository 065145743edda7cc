return ally "Test Footman" {
  cost = 1, atk = 1, health = 3,
  damage = "frots",  --> error unknown-name
}
