return ally "Test Herald" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "Opposing characters can't protect.",  --> error text-whose
  powers = { gives { to = any.character, cant = "protect" } },
}
