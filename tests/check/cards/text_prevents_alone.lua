return ally "Test Wall" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "All damage to this is prevented.",  --> error text-prevent
  powers = {
    gives { to = this, health = plus(1) },
  },
}
