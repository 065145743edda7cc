count = 3  --> error global
return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
}
