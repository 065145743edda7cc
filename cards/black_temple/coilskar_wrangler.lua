return ally "Coilskar Wrangler" {
  number = 35, rarity = "common", cost = 3, atk = 2, damage = "nature", health = 2,
  tags = { "Naga", "Traitor" }, requires = "traitor_hero",
  text = "",
}
