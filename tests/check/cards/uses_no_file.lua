local words = use "onyxias_lair/wrods"  --> error unknown-file
return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
}
