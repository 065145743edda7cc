return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  powers = {
    gives { atk = plus(1) },  --> error missing
  },
}
