return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  powers = {
    gives { to = this },  --> error missing
    when.destroyed { of = this },  --> error missing
  },
}
