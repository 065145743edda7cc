return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  text = "\xff",  --> error syntax
}
