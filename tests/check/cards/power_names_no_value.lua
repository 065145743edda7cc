return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  values = { amount = 3 },
  text = "Has {amount} more ATK.",
  powers = {
    gives { to = this, atk = plus(value.amuont) },  --> error unknown-value
  },
}
