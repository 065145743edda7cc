return ability "Test Shout" {
  cost = 2,
  ongoing = true,
  values = { bonus = 1 },
  text = "Your allies have +{bonus} ATK.",  --> error text-ongoing
  powers = {
    gives { to = your.ally, atk = plus(value.bonus) },
  },
}
