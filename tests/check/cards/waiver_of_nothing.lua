return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  -- check: allow unknown-field because it is to be read later  --> error waiver
  unique = true,
}
