return ally "Test Footman" {
  cost = 2, atk = 1, damage = "melee", health = 3,
  cites = "R900:Footmen who have marched from the far end of the world to here",  --> error out-of-range
}
