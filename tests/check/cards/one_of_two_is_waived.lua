return ally "Test Footman" {
  cost = 1, atk = 1, damage = "melee", health = 3,
  -- check: allow unknown-field because a program beside Aggro reads it
  artist = "somebody",
  uniqe = true,  --> error unknown-field
}
