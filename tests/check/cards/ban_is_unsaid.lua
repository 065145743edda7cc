return ally "Test Wall" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "It stays where it is.",  --> error text-cant
  powers = {
    gives { to = this, cant = "attack" },
  },
}
