return boss "Gurtogg Bloodboil" {
  number = 5, rarity = "rare", order = 5,
  damage = "melee", health = 15, tags = { "Fel Orc", "Traitor" },
  text = "",
}
