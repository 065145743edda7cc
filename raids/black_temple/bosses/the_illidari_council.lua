return boss "The Illidari Council" {
  number = 9, rarity = "rare", order = 8,
  damage = "melee", health = 1, tags = { "Council", "Traitor" },
  text = "",
}
