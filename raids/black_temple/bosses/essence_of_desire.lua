return boss "Essence of Desire" {
  number = 7, rarity = "rare", order = 6,
  damage = "melee", health = 10, tags = { "Essence", "Traitor" },
  text = "",
  back = { name = "Essence of Anger", text = "" },
}
