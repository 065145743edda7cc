return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  powers = {
    gives { to = your.ally:with { tag = "Warlcok" }, atk = plus(1) },  --> warning odd-tag
  },
}
