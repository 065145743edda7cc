return ally "Charming Courtesan" {
  number = 33, rarity = "common", cost = 4, atk = 3, damage = "melee", health = 2,
  tags = { "Human", "Traitor" }, requires = "traitor_hero",
  text = "",
}
