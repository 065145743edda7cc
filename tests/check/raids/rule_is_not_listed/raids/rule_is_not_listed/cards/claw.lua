return ally "Pit Claw" {
  cites = "R900.7",  --> error unknown-rule
  cost = 1, atk = 1, damage = "melee", health = 1,
}
