return boss "Shrine of Lost Souls" {
  number = 6, rarity = "rare", order = 6,
  damage = "melee", health = 10, tags = { "Shrine", "Traitor" },
  text = "",
  back = { name = "Essence of Suffering", text = "" },
}
