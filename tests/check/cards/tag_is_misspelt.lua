return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  tags = { "Warlcok" },  --> warning odd-tag
}
