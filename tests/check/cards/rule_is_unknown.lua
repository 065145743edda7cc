return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  cites = "CR 999",  --> error unknown-rule
}
