return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  powers = {
    when.destroyed { of = this },  --> error missing
  },
}
