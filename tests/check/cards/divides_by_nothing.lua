local half = 1 // 0  --> error script
return ally "Test Footman" {
  cost = half, atk = 1, damage = "melee", health = 3,
}
