return ally "Test Footman" {
  cost = "two", atk = 1, damage = "melee", health = 3,  --> error wrong-type
}
