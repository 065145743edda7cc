return ally "Haze" {
  cost = 2, atk = 2, damage = "melee", health = 2,
  text = "It can't attack, and opponents can't interact with it.",  --> error text-cant
  powers = { gives { to = this, cant = "attack" } },
}
