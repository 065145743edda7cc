return boss "Shade of Akama" {
  number = 3, rarity = "rare", order = 3,
  damage = "melee", health = 7, tags = { "Broken", "Traitor" },
  text = "",
}
