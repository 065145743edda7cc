return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  artist = "somebody",  -- check: allw unknown-field --> error unknown-field --> error waiver
}
