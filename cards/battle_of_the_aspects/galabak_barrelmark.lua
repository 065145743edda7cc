return ally "Galabak Barrelmark" {
  number = 34, rarity = "common",
  cost = 3, atk = 2, damage = "melee", health = 4,
  tags = { "Dwarf", "Hunter" }, faction = "alliance",
  values = { bonus = 1 },
  text = "While there is an opposing defending hero, your attacking allies have +{bonus} ATK.",
  powers = {
    gives { to = your.ally:with { attacking = true }, only_if = count(opposing.hero:with { defending = true }),
      atk = plus(value.bonus) },
  },
  rulings = { "He has it himself." },
}
