return boss "High Warlord Naj'entus" {
  number = 1, rarity = "rare", order = 1,
  damage = "melee", health = 5, tags = { "Naga", "Traitor" },
  text = "",
}
