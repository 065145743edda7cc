return ability "Cruelty" {
  number = 119, rarity = "rare",
  cost = 3, tags = { "Fury", "Talent" }, class = { "warrior" }, requires = "fury_hero",
  ongoing = true,
  values = { bonus = 1 },
  text = "Ongoing: While you have a weapon, your hero has +{bonus} ATK.",
  powers = {
    gives { to = your.hero, atk = plus(value.bonus), only_if = count(your.weapon):at_least(1) },
  },
}
