return ally "Promenade Sentinel" {
  number = 39, rarity = "common", cost = 7, atk = 5, damage = "arcane", health = 3,
  tags = { "Mechanical", "Traitor" }, requires = "traitor_hero",
  text = "",
}
