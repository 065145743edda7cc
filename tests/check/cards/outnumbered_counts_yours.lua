return ally "Test Shade" {
  cost = 1, atk = 1, damage = "melee", health = 1, values = { bonus = 1 },
  text = "This has +{bonus} ATK while you have fewer resources than an opponent.",
  powers = { gives { to = this, atk = plus(value.bonus), only_if = outnumbered(your.resource) } },  --> error contradiction
}
