return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  powers = {
    gives { to = your.aly, atk = plus(1) },  --> error unknown-name
  },
}
