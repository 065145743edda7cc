local words = use "set/words"
words.cost = 2  --> error keeps-state
return ally "Test Footman" {
  cost = words.cost, atk = 1, damage = "melee", health = 3,
}
