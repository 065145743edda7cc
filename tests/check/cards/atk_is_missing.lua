return ally "Test Footman" {  --> error missing
  cost = 1, damage = "melee", health = 3,
}
