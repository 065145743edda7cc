local numbers = use "battle_of_the_aspects/numbers"

return token "Corrupted Blood" {
  number = 1, rarity = "common",
  atk = numbers.corrupted_blood.atk, damage = "melee", health = numbers.corrupted_blood.health,
  tags = { "Blood", "Deathwing", "Token" },
  keywords = "Ferocity",
  text = "Ferocity",
}
