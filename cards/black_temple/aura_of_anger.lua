return ability "Aura of Anger" {
  number = 14, rarity = "uncommon", cost = 1,
  tags = { "Traitor", "Aura (1)" }, class = { "paladin" }, requires = "traitor_hero",
  ongoing = true,
  values = { bonus = 1 },
  text = "Ongoing: While there is a damaged defending character, your attacking characters have \z
    +{bonus} ATK.",
  powers = {
    gives { to = your.character:with { attacking = true }, atk = plus(value.bonus),
      only_if = count(any.character:with { defending = true, damaged = true }):at_least(1) },
  },
}
