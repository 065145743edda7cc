return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  powers = {
    gives { to = your.ally:with { tga = "Orc" }, atk = plus(1) },  --> error unknown-field
  },
}
