return ally "Fury" {
  number = 38, rarity = "rare",
  cost = 5, atk = 5, damage = "melee", health = 3,
  tags = { "Cat", "Pet (1)" }, class = { "hunter" },
  keywords = { "Ferocity" },
  text = "Ferocity",
}
