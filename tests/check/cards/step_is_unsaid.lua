return ally "Test Sage" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "While its cards ready, opposing allies can't.",  --> error text-if
  powers = { gives { to = opposing.ally, cant = "ready", only_if = during("ready step") } },
}
