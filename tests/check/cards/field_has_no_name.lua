return ally "Test Footman" {  --> error unknown-field
  cost = 1, atk = 1, damage = "melee", health = 3,
  "somebody",
}
