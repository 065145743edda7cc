local words = use "onyxias_lair/words"

return ability "Tooth and Claw" {
  number = 28, rarity = "uncommon",
  cost = 3, tags = { "Onyxia" },
  ongoing = true,
  values = { bonus = 5 },
  text = "Ongoing: Your attacking hero has +{bonus} ATK.",
  powers = {
    gives { to = words.attacking_hero, atk = plus(value.bonus) },
  },
}
