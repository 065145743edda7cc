return ally "Test Chief" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { amount = 1 },
  text = "Your allies have +{amount} ATK.",  --> error text-another
  powers = {
    gives { to = your.ally:other(), atk = plus(value.amount) },
  },
}
