return ally "Test Chief" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "Your allies are wild.",  --> error text-keyword
  powers = {
    gives { to = your.ally, keyword = "Ferocity" },
  },
}
