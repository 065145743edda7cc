return weapon "Gurthalak, Voice of the Deeps" {
  number = 69, rarity = "rare",
  cost = 3, atk = 3, damage = "melee", strike = 3,
  tags = { "Two-Handed", "Melee (1)", "Sword" }, class = { "death_knight", "paladin", "warrior" },
  values = { bonus = 2, less = 2 },
  text = "While there is no card in your hand, this has +{bonus} ATK and -{less} strike cost.",
  powers = {
    gives { to = this, atk = plus(value.bonus), strike = plus(-value.less),
      only_if = count(your.card:in_zone("hand")):is(0) },
  },
}
