return ally "Sister of Pain" {
  number = 40, rarity = "common", cost = 1, atk = 1, damage = "shadow", health = 2,
  tags = { "Demon", "Traitor" }, requires = "traitor_hero",
  text = "",
}
