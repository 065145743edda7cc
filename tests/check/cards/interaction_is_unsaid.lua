return ally "Mist" {
  cost = 2, atk = 2, damage = "melee", health = 2,
  text = "Opponents can't touch it.",  --> error text-cant
  powers = { gives { to = this, cant = "be reached by opponents" } },
}
