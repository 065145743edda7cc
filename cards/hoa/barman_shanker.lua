return weapon "Barman Shanker" {
  number = 315, rarity = "uncommon",
  cost = 2, atk = 2, damage = "melee", strike = 2,
  tags = { "One-Handed", "Melee (1)", "Dagger" },
  class = { "rogue" },
  values = { bonus = 2 },
  text = "While your hero is attacking and there is an exhausted defending character, this has \z
    +{bonus} ATK.",
  powers = {
    gives { to = this, only_if = count(your.hero:with { attacking = true }),
      atk = plus(value.bonus
        * count(any.character:with { defending = true, exhausted = true }):min(1)) },
  },
  rulings = { "Who protects exhausts for it, and so is exhausted as a defender." },
}
