return boss "Mother Shahraz" {
  number = 8, rarity = "rare", order = 7,
  damage = "shadow", health = 20, tags = { "Shivan", "Demon", "Traitor" },
  text = "",
}
