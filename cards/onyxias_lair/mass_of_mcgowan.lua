return weapon "Mass of McGowan" {
  number = 31, rarity = "rare",
  cost = 3, atk = 2, damage = "melee", strike = 1,
  tags = { "One-Handed", "Melee (1)", "Mace" },
  class = { "druid", "paladin", "rogue", "shaman", "warrior" },
  values = { bonus = 2 },
  text = "While there is a defending ally, this has +{bonus} ATK for each of your attacking \z
    heroes.",
  powers = {
    gives { to = this, atk = plus(value.bonus * count(your.hero:with { attacking = true })),
      only_if = count(any.ally:with { defending = true }):at_least(1) },
  },
}
