return ally "Test Shade" {
  cost = 1, atk = 1, damage = "melee", health = 1,
  requires = "oorc_hero",  --> warning odd-tag
}
