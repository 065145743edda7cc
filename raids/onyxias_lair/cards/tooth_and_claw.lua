local words = use "onyxias_lair/words"

return ability "Tooth and Claw" {
  number = 28, rarity = "uncommon",
  cost = 3, tags = { "Onyxia" },
  ongoing = true,
  values = { bonus = 5 },
  text = "Ongoing: All her weapons at once: Onyxia's ATK is {bonus} higher while attacking.",
  powers = {
    gives { to = words.attacking_hero, atk = plus(value.bonus) },
  },
}
