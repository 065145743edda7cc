return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  unique = "yes",  --> error wrong-type
}
