return weapon "Mass of McGowan" {
  number = 31, rarity = "rare",
  cost = 3, atk = 2, damage = "melee", strike = 1,
  tags = { "One-Handed", "Melee (1)", "Mace" },
  class = { "druid", "paladin", "rogue", "shaman", "warrior" },
  values = { bonus = 2 },
  text = "While your hero is attacking and there is a defending ally, this has +{bonus} ATK.",
  powers = {
    gives { to = this, only_if = count(your.hero:with { attacking = true }),
      atk = plus(value.bonus * count(any.ally:with { defending = true }):min(1)) },
  },
}
