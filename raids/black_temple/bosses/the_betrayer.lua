return boss "The Betrayer" {
  number = 10, rarity = "rare", order = 9,
  damage = "melee", health = 50, tags = { "Night Elf", "Demon", "Demonhunter", "Traitor" },
  text = "",
}
