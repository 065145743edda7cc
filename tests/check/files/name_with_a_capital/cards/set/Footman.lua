return ally "Test Claw" {  --> error misplaced
  cost = 1, atk = 1, damage = "melee", health = 3,
}
