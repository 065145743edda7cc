return ally "Hootie" {
  number = 34, rarity = "common",
  cost = 2, atk = 2, damage = "melee", health = 2,
  tags = { "Owl", "Pet (1)" }, class = { "hunter" },
  values = { loss = 1 },
  text = "Opposing characters have -{loss} ATK.",
  powers = {
    gives { to = opposing.character, atk = plus(-value.loss) },
  },
}
