return ally "Sister of Pleasure" {
  number = 41, rarity = "common", cost = 1, atk = 1, damage = "holy", health = 2,
  tags = { "Demon", "Traitor" }, requires = "traitor_hero",
  text = "",
}
