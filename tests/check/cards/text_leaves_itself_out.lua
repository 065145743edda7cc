return ally "Test Chief" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { amount = 1 },
  text = "Your other allies have +{amount} ATK. Another ally is as good as you.",  --> error text-another
  powers = {
    gives { to = your.ally, atk = plus(value.amount) },
  },
}
