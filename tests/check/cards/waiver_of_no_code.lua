return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  unique = true,  -- check: allow unknown-fields because it is so  --> error waiver
}
