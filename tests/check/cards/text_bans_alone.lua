return ally "Test Wall" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { bonus = 1 },
  text = "It can't attack, and has +{bonus} health.",  --> error text-cant
  powers = {
    gives { to = this, health = plus(value.bonus) },
  },
}
