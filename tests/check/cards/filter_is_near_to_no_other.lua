return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  powers = { gives {
    to = any.xqzwvyk,  --> error unknown-name
    atk = plus(1) } },
}
