local footman = ally "Test Footman" {  --> error no-card
  cost = 1, atk = 1, damage = "melee", health = 3,
}
