return ally "Test Herald" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { each_one = 1 },
  text = "This has +{each_one} ATK for each of your other allies.",  --> error text-whose
  powers = { gives { to = this, atk = plus(value.each_one * count(any.ally:other())) } },
}
