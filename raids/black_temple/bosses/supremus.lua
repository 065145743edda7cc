return boss "Supremus" {
  number = 2, rarity = "rare", order = 2,
  damage = "melee", health = 6, tags = { "Abyssal", "Demon", "Traitor" },
  text = "",
}
