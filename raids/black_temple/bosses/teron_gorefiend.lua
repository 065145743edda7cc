return boss "Teron Gorefiend" {
  number = 4, rarity = "rare", order = 4,
  damage = "melee", health = 13, tags = { "Undead", "Death Knight", "Traitor" },
  text = "",
}
