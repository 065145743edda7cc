return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  uniqe = true,  -- check: allow unknown-field  --> error waiver --> error unknown-field
}
