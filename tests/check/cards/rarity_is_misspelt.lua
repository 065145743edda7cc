return ally "Test Shade" {
  rarity = "comon",  --> error unknown-name
  cost = 1, atk = 1, damage = "melee", health = 1,
}
