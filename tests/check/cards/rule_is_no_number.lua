return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  cites = "rule 5",  --> error unknown-rule
}
