return ally "Priestess of Dementia" {
  number = 38, rarity = "common", cost = 4, atk = 4, damage = "melee", health = 2,
  tags = { "Shivan", "Demon", "Traitor" }, requires = "traitor_hero",
  text = "",
}
