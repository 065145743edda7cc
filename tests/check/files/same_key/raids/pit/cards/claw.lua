return ally "Test Claw" {  --> error same-key
  cost = 1, atk = 1, damage = "melee", health = 3,
}
